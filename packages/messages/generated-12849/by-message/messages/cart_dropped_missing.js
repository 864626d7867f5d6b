/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Cart_Dropped_MissingInputs */

const en_ca2_cart_dropped_missing = /** @type {(inputs: Cart_Dropped_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is no longer on the menu.`)
};

const fr_ca2_cart_dropped_missing = /** @type {(inputs: Cart_Dropped_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} n’est plus au menu.`)
};

/**
* | output |
* | --- |
* | "{name} is no longer on the menu." |
*
* @param {Cart_Dropped_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dropped_missing = /** @type {((inputs: Cart_Dropped_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Dropped_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dropped_missing(inputs)
	return en_ca2_cart_dropped_missing(inputs)
});