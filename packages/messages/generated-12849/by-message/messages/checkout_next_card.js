/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_CardInputs */

const en_ca2_checkout_next_card = /** @type {(inputs: Checkout_Next_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart and your details are saved. Use another card, or call your bank.`)
};

const fr_ca2_checkout_next_card = /** @type {(inputs: Checkout_Next_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier et vos renseignements sont conservés. Utilisez une autre carte, ou appelez votre banque.`)
};

/**
* | output |
* | --- |
* | "Your cart and your details are saved. Use another card, or call your bank." |
*
* @param {Checkout_Next_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_card = /** @type {((inputs?: Checkout_Next_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_card(inputs)
	return en_ca2_checkout_next_card(inputs)
});