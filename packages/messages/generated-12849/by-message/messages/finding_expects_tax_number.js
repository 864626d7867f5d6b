/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Tax_NumberInputs */

const en_ca2_finding_expects_tax_number = /** @type {(inputs: Finding_Expects_Tax_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a registration number`)
};

const fr_ca2_finding_expects_tax_number = /** @type {(inputs: Finding_Expects_Tax_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un numéro d’inscription`)
};

/**
* | output |
* | --- |
* | "a registration number" |
*
* @param {Finding_Expects_Tax_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_tax_number = /** @type {((inputs?: Finding_Expects_Tax_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Tax_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_tax_number(inputs)
	return en_ca2_finding_expects_tax_number(inputs)
});