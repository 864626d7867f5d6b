/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_PstInputs */

const en_ca2_bill_tax_pst = /** @type {(inputs: Bill_Tax_PstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`PST`)
};

const fr_ca2_bill_tax_pst = /** @type {(inputs: Bill_Tax_PstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TVP`)
};

/**
* | output |
* | --- |
* | "PST" |
*
* @param {Bill_Tax_PstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_pst = /** @type {((inputs?: Bill_Tax_PstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_PstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_pst(inputs)
	return en_ca2_bill_tax_pst(inputs)
});