/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Menu_Quick_AddInputs */

const en_ca2_menu_quick_add = /** @type {(inputs: Menu_Quick_AddInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.name} to the cart`)
};

const fr_ca2_menu_quick_add = /** @type {(inputs: Menu_Quick_AddInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajouter ${i?.name} au panier`)
};

/**
* | output |
* | --- |
* | "Add {name} to the cart" |
*
* @param {Menu_Quick_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_quick_add = /** @type {((inputs: Menu_Quick_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Quick_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_quick_add(inputs)
	return en_ca2_menu_quick_add(inputs)
});