/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_NbInputs */

const en_ca2_studio_set_province_is_nb = /** @type {(inputs: Studio_Set_Province_Is_NbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New Brunswick`)
};

const fr_ca2_studio_set_province_is_nb = /** @type {(inputs: Studio_Set_Province_Is_NbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouveau-Brunswick`)
};

/**
* | output |
* | --- |
* | "New Brunswick" |
*
* @param {Studio_Set_Province_Is_NbInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_nb = /** @type {((inputs?: Studio_Set_Province_Is_NbInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_NbInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_nb(inputs)
	return en_ca2_studio_set_province_is_nb(inputs)
});