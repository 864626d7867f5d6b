/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Pre_Order_Without_Payment_MethodInputs */

const en_ca2_refusal_pre_order_without_payment_method = /** @type {(inputs: Refusal_Pre_Order_Without_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please save a payment method before you order ahead for your suite.`)
};

const fr_ca2_refusal_pre_order_without_payment_method = /** @type {(inputs: Refusal_Pre_Order_Without_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrez un mode de paiement avant de précommander pour votre loge, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "Please save a payment method before you order ahead for your suite." |
*
* @param {Refusal_Pre_Order_Without_Payment_MethodInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_pre_order_without_payment_method = /** @type {((inputs?: Refusal_Pre_Order_Without_Payment_MethodInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Pre_Order_Without_Payment_MethodInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_pre_order_without_payment_method(inputs)
	return en_ca2_refusal_pre_order_without_payment_method(inputs)
});