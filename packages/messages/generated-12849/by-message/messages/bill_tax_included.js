/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ tax: NonNullable<unknown> }} Bill_Tax_IncludedInputs */

const en_ca2_bill_tax_included = /** @type {(inputs: Bill_Tax_IncludedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Includes ${i?.tax}`)
};

const fr_ca2_bill_tax_included = /** @type {(inputs: Bill_Tax_IncludedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Comprend : ${i?.tax}`)
};

/**
* | output |
* | --- |
* | "Includes {tax}" |
*
* @param {Bill_Tax_IncludedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_included = /** @type {((inputs: Bill_Tax_IncludedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_IncludedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_included(inputs)
	return en_ca2_bill_tax_included(inputs)
});