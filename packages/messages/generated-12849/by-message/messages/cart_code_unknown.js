/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Code_UnknownInputs */

const en_ca2_cart_code_unknown = /** @type {(inputs: Cart_Code_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t recognize this code. Check it, or order without it.`)
};

const fr_ca2_cart_code_unknown = /** @type {(inputs: Cart_Code_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce code nous est inconnu. Vérifiez-le, ou commandez sans lui.`)
};

/**
* | output |
* | --- |
* | "We don’t recognize this code. Check it, or order without it." |
*
* @param {Cart_Code_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_unknown = /** @type {((inputs?: Cart_Code_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_unknown(inputs)
	return en_ca2_cart_code_unknown(inputs)
});