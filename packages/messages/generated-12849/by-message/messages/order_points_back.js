/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Points_BackInputs */

const en_ca2_order_points_back = /** @type {(inputs: Order_Points_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The points you paid with go back to your account.`)
};

const fr_ca2_order_points_back = /** @type {(inputs: Order_Points_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les points utilisés retournent à votre compte.`)
};

/**
* | output |
* | --- |
* | "The points you paid with go back to your account." |
*
* @param {Order_Points_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_points_back = /** @type {((inputs?: Order_Points_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Points_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_points_back(inputs)
	return en_ca2_order_points_back(inputs)
});