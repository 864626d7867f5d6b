/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_With_Taxes_And_TipInputs */

const en_ca2_bill_with_taxes_and_tip = /** @type {(inputs: Bill_With_Taxes_And_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`with taxes and tip`)
};

const fr_ca2_bill_with_taxes_and_tip = /** @type {(inputs: Bill_With_Taxes_And_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`taxes et pourboire compris`)
};

/**
* | output |
* | --- |
* | "with taxes and tip" |
*
* @param {Bill_With_Taxes_And_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_with_taxes_and_tip = /** @type {((inputs?: Bill_With_Taxes_And_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_With_Taxes_And_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_with_taxes_and_tip(inputs)
	return en_ca2_bill_with_taxes_and_tip(inputs)
});