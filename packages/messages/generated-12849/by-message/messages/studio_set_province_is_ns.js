/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_NsInputs */

const en_ca2_studio_set_province_is_ns = /** @type {(inputs: Studio_Set_Province_Is_NsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nova Scotia`)
};

const fr_ca2_studio_set_province_is_ns = /** @type {(inputs: Studio_Set_Province_Is_NsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouvelle-Écosse`)
};

/**
* | output |
* | --- |
* | "Nova Scotia" |
*
* @param {Studio_Set_Province_Is_NsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_ns = /** @type {((inputs?: Studio_Set_Province_Is_NsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_NsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_ns(inputs)
	return en_ca2_studio_set_province_is_ns(inputs)
});