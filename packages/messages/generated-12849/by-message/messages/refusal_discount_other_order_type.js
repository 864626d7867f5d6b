/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Discount_Other_Order_TypeInputs */

const en_ca2_refusal_discount_other_order_type = /** @type {(inputs: Refusal_Discount_Other_Order_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This promo code isn’t for this kind of order.`)
};

const fr_ca2_refusal_discount_other_order_type = /** @type {(inputs: Refusal_Discount_Other_Order_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce code promo ne vaut pas pour ce type de commande.`)
};

/**
* | output |
* | --- |
* | "This promo code isn’t for this kind of order." |
*
* @param {Refusal_Discount_Other_Order_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_discount_other_order_type = /** @type {((inputs?: Refusal_Discount_Other_Order_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Discount_Other_Order_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_discount_other_order_type(inputs)
	return en_ca2_refusal_discount_other_order_type(inputs)
});