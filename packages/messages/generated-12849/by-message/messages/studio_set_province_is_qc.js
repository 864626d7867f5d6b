/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_QcInputs */

const en_ca2_studio_set_province_is_qc = /** @type {(inputs: Studio_Set_Province_Is_QcInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quebec`)
};

const fr_ca2_studio_set_province_is_qc = /** @type {(inputs: Studio_Set_Province_Is_QcInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Québec`)
};

/**
* | output |
* | --- |
* | "Quebec" |
*
* @param {Studio_Set_Province_Is_QcInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_qc = /** @type {((inputs?: Studio_Set_Province_Is_QcInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_QcInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_qc(inputs)
	return en_ca2_studio_set_province_is_qc(inputs)
});