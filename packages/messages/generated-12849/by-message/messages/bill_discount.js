/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ code: NonNullable<unknown> }} Bill_DiscountInputs */

const en_ca2_bill_discount = /** @type {(inputs: Bill_DiscountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Promo code ${i?.code}`)
};

const fr_ca2_bill_discount = /** @type {(inputs: Bill_DiscountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Code promo ${i?.code}`)
};

/**
* | output |
* | --- |
* | "Promo code {code}" |
*
* @param {Bill_DiscountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_discount = /** @type {((inputs: Bill_DiscountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_DiscountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_discount(inputs)
	return en_ca2_bill_discount(inputs)
});