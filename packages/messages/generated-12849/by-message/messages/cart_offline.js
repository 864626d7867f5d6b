/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_OfflineInputs */

const en_ca2_cart_offline = /** @type {(inputs: Cart_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t reach the restaurant just now. Your cart is saved, and we keep trying.`)
};

const fr_ca2_cart_offline = /** @type {(inputs: Cart_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible de joindre le restaurant pour l’instant. Votre panier est conservé et nous réessayons.`)
};

/**
* | output |
* | --- |
* | "We can’t reach the restaurant just now. Your cart is saved, and we keep trying." |
*
* @param {Cart_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_offline = /** @type {((inputs?: Cart_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_offline(inputs)
	return en_ca2_cart_offline(inputs)
});