/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_OtherInputs */

const en_ca2_bill_tax_other = /** @type {(inputs: Bill_Tax_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tax`)
};

const fr_ca2_bill_tax_other = /** @type {(inputs: Bill_Tax_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxe`)
};

/**
* | output |
* | --- |
* | "Tax" |
*
* @param {Bill_Tax_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_other = /** @type {((inputs?: Bill_Tax_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_other(inputs)
	return en_ca2_bill_tax_other(inputs)
});