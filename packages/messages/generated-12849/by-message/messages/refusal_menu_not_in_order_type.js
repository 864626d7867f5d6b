/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Menu_Not_In_Order_TypeInputs */

const en_ca2_refusal_menu_not_in_order_type = /** @type {(inputs: Refusal_Menu_Not_In_Order_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part of your cart is not offered for this kind of order.`)
};

const fr_ca2_refusal_menu_not_in_order_type = /** @type {(inputs: Refusal_Menu_Not_In_Order_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une partie de votre panier n’est pas offerte pour ce type de commande.`)
};

/**
* | output |
* | --- |
* | "Part of your cart is not offered for this kind of order." |
*
* @param {Refusal_Menu_Not_In_Order_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_menu_not_in_order_type = /** @type {((inputs?: Refusal_Menu_Not_In_Order_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Menu_Not_In_Order_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_menu_not_in_order_type(inputs)
	return en_ca2_refusal_menu_not_in_order_type(inputs)
});