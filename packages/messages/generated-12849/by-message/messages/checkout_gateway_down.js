/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Gateway_DownInputs */

const en_ca2_checkout_gateway_down = /** @type {(inputs: Checkout_Gateway_DownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service isn’t answering. Nothing was charged; please try again in a moment.`)
};

const fr_ca2_checkout_gateway_down = /** @type {(inputs: Checkout_Gateway_DownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le service de paiement ne répond pas. Rien n’a été débité; réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "The payment service isn’t answering. Nothing was charged; please try again in a moment." |
*
* @param {Checkout_Gateway_DownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_gateway_down = /** @type {((inputs?: Checkout_Gateway_DownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Gateway_DownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_gateway_down(inputs)
	return en_ca2_checkout_gateway_down(inputs)
});