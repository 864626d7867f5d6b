/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Item_Sold_OutInputs */

const en_ca2_refusal_item_sold_out = /** @type {(inputs: Refusal_Item_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something in your cart is sold out.`)
};

const fr_ca2_refusal_item_sold_out = /** @type {(inputs: Refusal_Item_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un article de votre panier est épuisé.`)
};

/**
* | output |
* | --- |
* | "Something in your cart is sold out." |
*
* @param {Refusal_Item_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_item_sold_out = /** @type {((inputs?: Refusal_Item_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Item_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_item_sold_out(inputs)
	return en_ca2_refusal_item_sold_out(inputs)
});