/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_PaymentInputs */

const en_ca2_checkout_next_payment = /** @type {(inputs: Checkout_Next_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart and your details are saved.`)
};

const fr_ca2_checkout_next_payment = /** @type {(inputs: Checkout_Next_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier et vos renseignements sont conservés.`)
};

/**
* | output |
* | --- |
* | "Your cart and your details are saved." |
*
* @param {Checkout_Next_PaymentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_payment = /** @type {((inputs?: Checkout_Next_PaymentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_PaymentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_payment(inputs)
	return en_ca2_checkout_next_payment(inputs)
});