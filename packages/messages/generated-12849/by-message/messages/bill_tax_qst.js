/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_QstInputs */

const en_ca2_bill_tax_qst = /** @type {(inputs: Bill_Tax_QstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`QST`)
};

const fr_ca2_bill_tax_qst = /** @type {(inputs: Bill_Tax_QstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TVQ`)
};

/**
* | output |
* | --- |
* | "QST" |
*
* @param {Bill_Tax_QstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_qst = /** @type {((inputs?: Bill_Tax_QstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_QstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_qst(inputs)
	return en_ca2_bill_tax_qst(inputs)
});