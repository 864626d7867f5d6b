/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Menu_Not_In_Order_Type_NamedInputs */

const en_ca2_refusal_menu_not_in_order_type_named = /** @type {(inputs: Refusal_Menu_Not_In_Order_Type_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is not offered for this kind of order.`)
};

const fr_ca2_refusal_menu_not_in_order_type_named = /** @type {(inputs: Refusal_Menu_Not_In_Order_Type_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : pas offert pour ce type de commande.`)
};

/**
* | output |
* | --- |
* | "{name} is not offered for this kind of order." |
*
* @param {Refusal_Menu_Not_In_Order_Type_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_menu_not_in_order_type_named = /** @type {((inputs: Refusal_Menu_Not_In_Order_Type_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Menu_Not_In_Order_Type_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_menu_not_in_order_type_named(inputs)
	return en_ca2_refusal_menu_not_in_order_type_named(inputs)
});