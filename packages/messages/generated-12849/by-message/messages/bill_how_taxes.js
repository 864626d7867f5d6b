/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_How_TaxesInputs */

const en_ca2_bill_how_taxes = /** @type {(inputs: Bill_How_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How taxes are calculated`)
};

const fr_ca2_bill_how_taxes = /** @type {(inputs: Bill_How_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calcul des taxes`)
};

/**
* | output |
* | --- |
* | "How taxes are calculated" |
*
* @param {Bill_How_TaxesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_how_taxes = /** @type {((inputs?: Bill_How_TaxesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_How_TaxesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_how_taxes(inputs)
	return en_ca2_bill_how_taxes(inputs)
});