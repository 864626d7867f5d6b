/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Item_UnavailableInputs */

const en_ca2_refusal_item_unavailable = /** @type {(inputs: Refusal_Item_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something in your cart is not available.`)
};

const fr_ca2_refusal_item_unavailable = /** @type {(inputs: Refusal_Item_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un article de votre panier n’est pas offert en ce moment.`)
};

/**
* | output |
* | --- |
* | "Something in your cart is not available." |
*
* @param {Refusal_Item_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_item_unavailable = /** @type {((inputs?: Refusal_Item_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Item_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_item_unavailable(inputs)
	return en_ca2_refusal_item_unavailable(inputs)
});