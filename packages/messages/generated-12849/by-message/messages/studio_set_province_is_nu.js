/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_NuInputs */

const en_ca2_studio_set_province_is_nu = /** @type {(inputs: Studio_Set_Province_Is_NuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nunavut`)
};

const fr_ca2_studio_set_province_is_nu = /** @type {(inputs: Studio_Set_Province_Is_NuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nunavut`)
};

/**
* | output |
* | --- |
* | "Nunavut" |
*
* @param {Studio_Set_Province_Is_NuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_nu = /** @type {((inputs?: Studio_Set_Province_Is_NuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_NuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_nu(inputs)
	return en_ca2_studio_set_province_is_nu(inputs)
});