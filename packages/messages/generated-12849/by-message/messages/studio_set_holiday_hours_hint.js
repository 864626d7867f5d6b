/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Holiday_Hours_HintInputs */

const en_ca2_studio_set_holiday_hours_hint = /** @type {(inputs: Studio_Set_Holiday_Hours_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A holiday replaces the hours of its weekday: closed, or with hours of its own.`)
};

const fr_ca2_studio_set_holiday_hours_hint = /** @type {(inputs: Studio_Set_Holiday_Hours_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un jour férié remplace les heures du jour : fermé, ou avec ses propres heures.`)
};

/**
* | output |
* | --- |
* | "A holiday replaces the hours of its weekday: closed, or with hours of its own." |
*
* @param {Studio_Set_Holiday_Hours_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_holiday_hours_hint = /** @type {((inputs?: Studio_Set_Holiday_Hours_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Holiday_Hours_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_holiday_hours_hint(inputs)
	return en_ca2_studio_set_holiday_hours_hint(inputs)
});