/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Cards_Off_OthersInputs */

const en_ca2_checkout_cards_off_others = /** @type {(inputs: Checkout_Cards_Off_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are off just now.`)
};

const fr_ca2_checkout_cards_off_others = /** @type {(inputs: Checkout_Cards_Off_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement par carte est désactivé pour l’instant.`)
};

/**
* | output |
* | --- |
* | "Cards are off just now." |
*
* @param {Checkout_Cards_Off_OthersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_cards_off_others = /** @type {((inputs?: Checkout_Cards_Off_OthersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Cards_Off_OthersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_cards_off_others(inputs)
	return en_ca2_checkout_cards_off_others(inputs)
});