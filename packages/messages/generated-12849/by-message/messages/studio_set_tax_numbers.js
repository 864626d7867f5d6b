/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_NumbersInputs */

const en_ca2_studio_set_tax_numbers = /** @type {(inputs: Studio_Set_Tax_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tax numbers`)
};

const fr_ca2_studio_set_tax_numbers = /** @type {(inputs: Studio_Set_Tax_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéros de taxe`)
};

/**
* | output |
* | --- |
* | "Tax numbers" |
*
* @param {Studio_Set_Tax_NumbersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_numbers = /** @type {((inputs?: Studio_Set_Tax_NumbersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_NumbersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_numbers(inputs)
	return en_ca2_studio_set_tax_numbers(inputs)
});