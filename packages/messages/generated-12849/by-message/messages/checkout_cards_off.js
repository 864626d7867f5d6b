/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Cards_OffInputs */

const en_ca2_checkout_cards_off = /** @type {(inputs: Checkout_Cards_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are off just now. Your cart and your details are saved.`)
};

const fr_ca2_checkout_cards_off = /** @type {(inputs: Checkout_Cards_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement par carte est désactivé pour l’instant. Votre panier et vos renseignements sont conservés.`)
};

/**
* | output |
* | --- |
* | "Cards are off just now. Your cart and your details are saved." |
*
* @param {Checkout_Cards_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_cards_off = /** @type {((inputs?: Checkout_Cards_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Cards_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_cards_off(inputs)
	return en_ca2_checkout_cards_off(inputs)
});