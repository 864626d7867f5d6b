/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Cart_Dropped_Sold_OutInputs */

const en_ca2_cart_dropped_sold_out = /** @type {(inputs: Cart_Dropped_Sold_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is sold out.`)
};

const fr_ca2_cart_dropped_sold_out = /** @type {(inputs: Cart_Dropped_Sold_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : épuisé.`)
};

/**
* | output |
* | --- |
* | "{name} is sold out." |
*
* @param {Cart_Dropped_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dropped_sold_out = /** @type {((inputs: Cart_Dropped_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Dropped_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dropped_sold_out(inputs)
	return en_ca2_cart_dropped_sold_out(inputs)
});