/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Type_Dine_InInputs */

const en_ca2_studio_set_type_dine_in = /** @type {(inputs: Studio_Set_Type_Dine_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At the table`)
};

const fr_ca2_studio_set_type_dine_in = /** @type {(inputs: Studio_Set_Type_Dine_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À table`)
};

/**
* | output |
* | --- |
* | "At the table" |
*
* @param {Studio_Set_Type_Dine_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_type_dine_in = /** @type {((inputs?: Studio_Set_Type_Dine_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Type_Dine_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_type_dine_in(inputs)
	return en_ca2_studio_set_type_dine_in(inputs)
});