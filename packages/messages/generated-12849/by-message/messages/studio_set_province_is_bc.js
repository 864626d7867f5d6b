/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_BcInputs */

const en_ca2_studio_set_province_is_bc = /** @type {(inputs: Studio_Set_Province_Is_BcInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`British Columbia`)
};

const fr_ca2_studio_set_province_is_bc = /** @type {(inputs: Studio_Set_Province_Is_BcInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Colombie-Britannique`)
};

/**
* | output |
* | --- |
* | "British Columbia" |
*
* @param {Studio_Set_Province_Is_BcInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_bc = /** @type {((inputs?: Studio_Set_Province_Is_BcInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_BcInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_bc(inputs)
	return en_ca2_studio_set_province_is_bc(inputs)
});