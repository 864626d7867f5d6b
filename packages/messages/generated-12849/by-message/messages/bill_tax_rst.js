/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_RstInputs */

const en_ca2_bill_tax_rst = /** @type {(inputs: Bill_Tax_RstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`RST`)
};

const fr_ca2_bill_tax_rst = /** @type {(inputs: Bill_Tax_RstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TVD`)
};

/**
* | output |
* | --- |
* | "RST" |
*
* @param {Bill_Tax_RstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_rst = /** @type {((inputs?: Bill_Tax_RstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_RstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_rst(inputs)
	return en_ca2_bill_tax_rst(inputs)
});