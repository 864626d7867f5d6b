/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Numbers_ValueInputs */

const en_ca2_studio_set_tax_numbers_value = /** @type {(inputs: Studio_Set_Tax_Numbers_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Number`)
};

const fr_ca2_studio_set_tax_numbers_value = /** @type {(inputs: Studio_Set_Tax_Numbers_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro`)
};

/**
* | output |
* | --- |
* | "Number" |
*
* @param {Studio_Set_Tax_Numbers_ValueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_numbers_value = /** @type {((inputs?: Studio_Set_Tax_Numbers_ValueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Numbers_ValueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_numbers_value(inputs)
	return en_ca2_studio_set_tax_numbers_value(inputs)
});