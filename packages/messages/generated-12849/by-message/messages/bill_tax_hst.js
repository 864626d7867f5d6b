/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_HstInputs */

const en_ca2_bill_tax_hst = /** @type {(inputs: Bill_Tax_HstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`HST`)
};

const fr_ca2_bill_tax_hst = /** @type {(inputs: Bill_Tax_HstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TVH`)
};

/**
* | output |
* | --- |
* | "HST" |
*
* @param {Bill_Tax_HstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_hst = /** @type {((inputs?: Bill_Tax_HstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_HstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_hst(inputs)
	return en_ca2_bill_tax_hst(inputs)
});