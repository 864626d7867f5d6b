/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Line_UnavailableInputs */

const en_ca2_cart_line_unavailable = /** @type {(inputs: Cart_Line_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available`)
};

const fr_ca2_cart_line_unavailable = /** @type {(inputs: Cart_Line_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas offert pour l’instant`)
};

/**
* | output |
* | --- |
* | "Not available" |
*
* @param {Cart_Line_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_line_unavailable = /** @type {((inputs?: Cart_Line_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Line_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_line_unavailable(inputs)
	return en_ca2_cart_line_unavailable(inputs)
});