/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_ExpiryInputs */

const en_ca2_checkout_card_expiry = /** @type {(inputs: Checkout_Card_ExpiryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Expiry date`)
};

const fr_ca2_checkout_card_expiry = /** @type {(inputs: Checkout_Card_ExpiryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date d’expiration`)
};

/**
* | output |
* | --- |
* | "Expiry date" |
*
* @param {Checkout_Card_ExpiryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_expiry = /** @type {((inputs?: Checkout_Card_ExpiryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_ExpiryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_expiry(inputs)
	return en_ca2_checkout_card_expiry(inputs)
});