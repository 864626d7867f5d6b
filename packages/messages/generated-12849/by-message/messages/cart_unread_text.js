/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Unread_TextInputs */

const en_ca2_cart_unread_text = /** @type {(inputs: Cart_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your choices are saved. Try again in a moment.`)
};

const fr_ca2_cart_unread_text = /** @type {(inputs: Cart_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos choix sont conservés. Réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "Your choices are saved. Try again in a moment." |
*
* @param {Cart_Unread_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_unread_text = /** @type {((inputs?: Cart_Unread_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Unread_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_unread_text(inputs)
	return en_ca2_cart_unread_text(inputs)
});