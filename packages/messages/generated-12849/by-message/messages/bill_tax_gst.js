/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_GstInputs */

const en_ca2_bill_tax_gst = /** @type {(inputs: Bill_Tax_GstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`GST`)
};

const fr_ca2_bill_tax_gst = /** @type {(inputs: Bill_Tax_GstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TPS`)
};

/**
* | output |
* | --- |
* | "GST" |
*
* @param {Bill_Tax_GstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_gst = /** @type {((inputs?: Bill_Tax_GstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_GstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_gst(inputs)
	return en_ca2_bill_tax_gst(inputs)
});