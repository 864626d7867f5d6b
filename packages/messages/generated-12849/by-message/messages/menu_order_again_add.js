/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Menu_Order_Again_AddInputs */

const en_ca2_menu_order_again_add = /** @type {(inputs: Menu_Order_Again_AddInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.name} the way you had it`)
};

const fr_ca2_menu_order_again_add = /** @type {(inputs: Menu_Order_Again_AddInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajouter comme la dernière fois : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Add {name} the way you had it" |
*
* @param {Menu_Order_Again_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_order_again_add = /** @type {((inputs: Menu_Order_Again_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Order_Again_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_order_again_add(inputs)
	return en_ca2_menu_order_again_add(inputs)
});