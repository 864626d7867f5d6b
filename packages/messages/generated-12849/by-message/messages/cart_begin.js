/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_BeginInputs */

const en_ca2_cart_begin = /** @type {(inputs: Cart_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start with one of these`)
};

const fr_ca2_cart_begin = /** @type {(inputs: Cart_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour commencer`)
};

/**
* | output |
* | --- |
* | "Start with one of these" |
*
* @param {Cart_BeginInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_begin = /** @type {((inputs?: Cart_BeginInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_BeginInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_begin(inputs)
	return en_ca2_cart_begin(inputs)
});