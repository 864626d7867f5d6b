/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_NtInputs */

const en_ca2_studio_set_province_is_nt = /** @type {(inputs: Studio_Set_Province_Is_NtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Northwest Territories`)
};

const fr_ca2_studio_set_province_is_nt = /** @type {(inputs: Studio_Set_Province_Is_NtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Territoires du Nord-Ouest`)
};

/**
* | output |
* | --- |
* | "Northwest Territories" |
*
* @param {Studio_Set_Province_Is_NtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_nt = /** @type {((inputs?: Studio_Set_Province_Is_NtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_NtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_nt(inputs)
	return en_ca2_studio_set_province_is_nt(inputs)
});