/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_NlInputs */

const en_ca2_studio_set_province_is_nl = /** @type {(inputs: Studio_Set_Province_Is_NlInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Newfoundland and Labrador`)
};

const fr_ca2_studio_set_province_is_nl = /** @type {(inputs: Studio_Set_Province_Is_NlInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terre-Neuve-et-Labrador`)
};

/**
* | output |
* | --- |
* | "Newfoundland and Labrador" |
*
* @param {Studio_Set_Province_Is_NlInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_nl = /** @type {((inputs?: Studio_Set_Province_Is_NlInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_NlInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_nl(inputs)
	return en_ca2_studio_set_province_is_nl(inputs)
});