/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Cart_Dropped_Option_MissingInputs */

const en_ca2_cart_dropped_option_missing = /** @type {(inputs: Cart_Dropped_Option_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is no longer offered with the choices you made.`)
};

const fr_ca2_cart_dropped_option_missing = /** @type {(inputs: Cart_Dropped_Option_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} n’est plus offert avec les choix que vous aviez faits.`)
};

/**
* | output |
* | --- |
* | "{name} is no longer offered with the choices you made." |
*
* @param {Cart_Dropped_Option_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dropped_option_missing = /** @type {((inputs: Cart_Dropped_Option_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Dropped_Option_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dropped_option_missing(inputs)
	return en_ca2_cart_dropped_option_missing(inputs)
});