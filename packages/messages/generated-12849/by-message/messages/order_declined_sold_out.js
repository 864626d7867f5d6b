/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Declined_Sold_OutInputs */

const en_ca2_order_declined_sold_out = /** @type {(inputs: Order_Declined_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something in it is sold out.`)
};

const fr_ca2_order_declined_sold_out = /** @type {(inputs: Order_Declined_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un des plats est épuisé.`)
};

/**
* | output |
* | --- |
* | "Something in it is sold out." |
*
* @param {Order_Declined_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_declined_sold_out = /** @type {((inputs?: Order_Declined_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Declined_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_declined_sold_out(inputs)
	return en_ca2_order_declined_sold_out(inputs)
});