/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_HoursInputs */

const en_ca2_studio_set_hours = /** @type {(inputs: Studio_Set_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening hours`)
};

const fr_ca2_studio_set_hours = /** @type {(inputs: Studio_Set_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heures d’ouverture`)
};

/**
* | output |
* | --- |
* | "Opening hours" |
*
* @param {Studio_Set_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hours = /** @type {((inputs?: Studio_Set_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hours(inputs)
	return en_ca2_studio_set_hours(inputs)
});