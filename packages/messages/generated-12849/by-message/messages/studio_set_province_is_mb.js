/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_MbInputs */

const en_ca2_studio_set_province_is_mb = /** @type {(inputs: Studio_Set_Province_Is_MbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manitoba`)
};

const fr_ca2_studio_set_province_is_mb = /** @type {(inputs: Studio_Set_Province_Is_MbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manitoba`)
};

/**
* | output |
* | --- |
* | "Manitoba" |
*
* @param {Studio_Set_Province_Is_MbInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_mb = /** @type {((inputs?: Studio_Set_Province_Is_MbInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_MbInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_mb(inputs)
	return en_ca2_studio_set_province_is_mb(inputs)
});