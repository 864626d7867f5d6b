/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hours_Start_TimeInputs */

const en_ca2_studio_set_hours_start_time = /** @type {(inputs: Studio_Set_Hours_Start_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opens`)
};

const fr_ca2_studio_set_hours_start_time = /** @type {(inputs: Studio_Set_Hours_Start_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouverture`)
};

/**
* | output |
* | --- |
* | "Opens" |
*
* @param {Studio_Set_Hours_Start_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hours_start_time = /** @type {((inputs?: Studio_Set_Hours_Start_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hours_Start_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hours_start_time(inputs)
	return en_ca2_studio_set_hours_start_time(inputs)
});