/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_OnInputs */

const en_ca2_studio_set_province_is_on = /** @type {(inputs: Studio_Set_Province_Is_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ontario`)
};

const fr_ca2_studio_set_province_is_on = /** @type {(inputs: Studio_Set_Province_Is_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ontario`)
};

/**
* | output |
* | --- |
* | "Ontario" |
*
* @param {Studio_Set_Province_Is_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_on = /** @type {((inputs?: Studio_Set_Province_Is_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_on(inputs)
	return en_ca2_studio_set_province_is_on(inputs)
});