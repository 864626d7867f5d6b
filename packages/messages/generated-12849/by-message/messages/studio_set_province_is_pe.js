/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_PeInputs */

const en_ca2_studio_set_province_is_pe = /** @type {(inputs: Studio_Set_Province_Is_PeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prince Edward Island`)
};

const fr_ca2_studio_set_province_is_pe = /** @type {(inputs: Studio_Set_Province_Is_PeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Île-du-Prince-Édouard`)
};

/**
* | output |
* | --- |
* | "Prince Edward Island" |
*
* @param {Studio_Set_Province_Is_PeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_pe = /** @type {((inputs?: Studio_Set_Province_Is_PeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_PeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_pe(inputs)
	return en_ca2_studio_set_province_is_pe(inputs)
});