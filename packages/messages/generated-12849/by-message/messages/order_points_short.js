/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Points_ShortInputs */

const en_ca2_order_points_short = /** @type {(inputs: Order_Points_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have fewer points left than this order was to use. Please look at the total again.`)
};

const fr_ca2_order_points_short = /** @type {(inputs: Order_Points_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il vous reste moins de points que cette commande devait en utiliser. Veuillez revoir le total.`)
};

/**
* | output |
* | --- |
* | "You have fewer points left than this order was to use. Please look at the total again." |
*
* @param {Order_Points_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_points_short = /** @type {((inputs?: Order_Points_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Points_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_points_short(inputs)
	return en_ca2_order_points_short(inputs)
});