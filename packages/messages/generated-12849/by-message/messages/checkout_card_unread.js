/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_UnreadInputs */

const en_ca2_checkout_card_unread = /** @type {(inputs: Checkout_Card_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t read this card. Check it and try again.`)
};

const fr_ca2_checkout_card_unread = /** @type {(inputs: Checkout_Card_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas pu lire cette carte. Vérifiez-la et réessayez.`)
};

/**
* | output |
* | --- |
* | "We couldn’t read this card. Check it and try again." |
*
* @param {Checkout_Card_UnreadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_unread = /** @type {((inputs?: Checkout_Card_UnreadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_UnreadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_unread(inputs)
	return en_ca2_checkout_card_unread(inputs)
});