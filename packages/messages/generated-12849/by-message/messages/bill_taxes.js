/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_TaxesInputs */

const en_ca2_bill_taxes = /** @type {(inputs: Bill_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes`)
};

const fr_ca2_bill_taxes = /** @type {(inputs: Bill_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes`)
};

/**
* | output |
* | --- |
* | "Taxes" |
*
* @param {Bill_TaxesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_taxes = /** @type {((inputs?: Bill_TaxesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_TaxesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_taxes(inputs)
	return en_ca2_bill_taxes(inputs)
});