/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_SkInputs */

const en_ca2_studio_set_province_is_sk = /** @type {(inputs: Studio_Set_Province_Is_SkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saskatchewan`)
};

const fr_ca2_studio_set_province_is_sk = /** @type {(inputs: Studio_Set_Province_Is_SkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saskatchewan`)
};

/**
* | output |
* | --- |
* | "Saskatchewan" |
*
* @param {Studio_Set_Province_Is_SkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_sk = /** @type {((inputs?: Studio_Set_Province_Is_SkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_SkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_sk(inputs)
	return en_ca2_studio_set_province_is_sk(inputs)
});