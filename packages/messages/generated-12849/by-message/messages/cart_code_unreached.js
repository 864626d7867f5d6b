/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Code_UnreachedInputs */

const en_ca2_cart_code_unreached = /** @type {(inputs: Cart_Code_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check this code. Try again in a moment.`)
};

const fr_ca2_cart_code_unreached = /** @type {(inputs: Cart_Code_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas pu vérifier ce code. Réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "We couldn’t check this code. Try again in a moment." |
*
* @param {Cart_Code_UnreachedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_unreached = /** @type {((inputs?: Cart_Code_UnreachedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_UnreachedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_unreached(inputs)
	return en_ca2_cart_code_unreached(inputs)
});