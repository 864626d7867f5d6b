/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_WaitInputs */

const en_ca2_checkout_next_wait = /** @type {(inputs: Checkout_Next_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart and your details are saved. Try again in a moment, with this card or another one.`)
};

const fr_ca2_checkout_next_wait = /** @type {(inputs: Checkout_Next_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier et vos renseignements sont conservés. Réessayez dans un instant, avec cette carte ou une autre.`)
};

/**
* | output |
* | --- |
* | "Your cart and your details are saved. Try again in a moment, with this card or another one." |
*
* @param {Checkout_Next_WaitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_wait = /** @type {((inputs?: Checkout_Next_WaitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_WaitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_wait(inputs)
	return en_ca2_checkout_next_wait(inputs)
});