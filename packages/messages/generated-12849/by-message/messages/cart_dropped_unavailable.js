/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Cart_Dropped_UnavailableInputs */

const en_ca2_cart_dropped_unavailable = /** @type {(inputs: Cart_Dropped_UnavailableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is not available right now.`)
};

const fr_ca2_cart_dropped_unavailable = /** @type {(inputs: Cart_Dropped_UnavailableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} n’est pas offert en ce moment.`)
};

/**
* | output |
* | --- |
* | "{name} is not available right now." |
*
* @param {Cart_Dropped_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dropped_unavailable = /** @type {((inputs: Cart_Dropped_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Dropped_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dropped_unavailable(inputs)
	return en_ca2_cart_dropped_unavailable(inputs)
});