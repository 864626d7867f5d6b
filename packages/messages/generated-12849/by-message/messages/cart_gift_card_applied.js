/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ balance: NonNullable<unknown> }} Cart_Gift_Card_AppliedInputs */

const en_ca2_cart_gift_card_applied = /** @type {(inputs: Cart_Gift_Card_AppliedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.balance} left`)
};

const fr_ca2_cart_gift_card_applied = /** @type {(inputs: Cart_Gift_Card_AppliedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il reste ${i?.balance}`)
};

/**
* | output |
* | --- |
* | "{balance} left" |
*
* @param {Cart_Gift_Card_AppliedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_gift_card_applied = /** @type {((inputs: Cart_Gift_Card_AppliedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Gift_Card_AppliedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_gift_card_applied(inputs)
	return en_ca2_cart_gift_card_applied(inputs)
});