/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_With_TaxesInputs */

const en_ca2_bill_with_taxes = /** @type {(inputs: Bill_With_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`with taxes`)
};

const fr_ca2_bill_with_taxes = /** @type {(inputs: Bill_With_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`taxes comprises`)
};

/**
* | output |
* | --- |
* | "with taxes" |
*
* @param {Bill_With_TaxesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_with_taxes = /** @type {((inputs?: Bill_With_TaxesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_With_TaxesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_with_taxes(inputs)
	return en_ca2_bill_with_taxes(inputs)
});