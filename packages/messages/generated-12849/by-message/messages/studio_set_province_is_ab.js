/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_AbInputs */

const en_ca2_studio_set_province_is_ab = /** @type {(inputs: Studio_Set_Province_Is_AbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alberta`)
};

const fr_ca2_studio_set_province_is_ab = /** @type {(inputs: Studio_Set_Province_Is_AbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alberta`)
};

/**
* | output |
* | --- |
* | "Alberta" |
*
* @param {Studio_Set_Province_Is_AbInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_ab = /** @type {((inputs?: Studio_Set_Province_Is_AbInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_AbInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_ab(inputs)
	return en_ca2_studio_set_province_is_ab(inputs)
});