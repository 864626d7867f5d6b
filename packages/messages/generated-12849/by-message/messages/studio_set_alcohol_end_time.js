/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Alcohol_End_TimeInputs */

const en_ca2_studio_set_alcohol_end_time = /** @type {(inputs: Studio_Set_Alcohol_End_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold until`)
};

const fr_ca2_studio_set_alcohol_end_time = /** @type {(inputs: Studio_Set_Alcohol_End_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vendu jusqu’à`)
};

/**
* | output |
* | --- |
* | "Sold until" |
*
* @param {Studio_Set_Alcohol_End_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_alcohol_end_time = /** @type {((inputs?: Studio_Set_Alcohol_End_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Alcohol_End_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_alcohol_end_time(inputs)
	return en_ca2_studio_set_alcohol_end_time(inputs)
});