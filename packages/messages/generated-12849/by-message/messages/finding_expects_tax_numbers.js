/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Tax_NumbersInputs */

const en_ca2_finding_expects_tax_numbers = /** @type {(inputs: Finding_Expects_Tax_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`numbers by tax`)
};

const fr_ca2_finding_expects_tax_numbers = /** @type {(inputs: Finding_Expects_Tax_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`des numéros par taxe`)
};

/**
* | output |
* | --- |
* | "numbers by tax" |
*
* @param {Finding_Expects_Tax_NumbersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_tax_numbers = /** @type {((inputs?: Finding_Expects_Tax_NumbersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Tax_NumbersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_tax_numbers(inputs)
	return en_ca2_finding_expects_tax_numbers(inputs)
});