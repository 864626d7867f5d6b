/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_PrivateInputs */

const en_ca2_checkout_card_private = /** @type {(inputs: Checkout_Card_PrivateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your card goes straight to the payment service. The restaurant never sees the number, and we never store it.`)
};

const fr_ca2_checkout_card_private = /** @type {(inputs: Checkout_Card_PrivateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre carte va directement au service de paiement. Le restaurant n’en voit jamais le numéro, et nous ne le conservons pas.`)
};

/**
* | output |
* | --- |
* | "Your card goes straight to the payment service. The restaurant never sees the number, and we never store it." |
*
* @param {Checkout_Card_PrivateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_private = /** @type {((inputs?: Checkout_Card_PrivateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_PrivateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_private(inputs)
	return en_ca2_checkout_card_private(inputs)
});