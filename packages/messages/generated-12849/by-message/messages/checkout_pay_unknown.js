/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_UnknownInputs */

const en_ca2_checkout_pay_unknown = /** @type {(inputs: Checkout_Pay_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t take payments right now. Your cart and your details are saved. Please try again in a minute.`)
};

const fr_ca2_checkout_pay_unknown = /** @type {(inputs: Checkout_Pay_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement est impossible pour l’instant. Votre panier et vos renseignements sont conservés. Réessayez dans une minute.`)
};

/**
* | output |
* | --- |
* | "We can’t take payments right now. Your cart and your details are saved. Please try again in a minute." |
*
* @param {Checkout_Pay_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_unknown = /** @type {((inputs?: Checkout_Pay_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_unknown(inputs)
	return en_ca2_checkout_pay_unknown(inputs)
});