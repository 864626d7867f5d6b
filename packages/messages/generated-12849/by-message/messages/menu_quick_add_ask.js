/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Menu_Quick_Add_AskInputs */

const en_ca2_menu_quick_add_ask = /** @type {(inputs: Menu_Quick_Add_AskInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.name}: first choose how to order`)
};

const fr_ca2_menu_quick_add_ask = /** @type {(inputs: Menu_Quick_Add_AskInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajouter ${i?.name} : choisissez d’abord comment commander`)
};

/**
* | output |
* | --- |
* | "Add {name}: first choose how to order" |
*
* @param {Menu_Quick_Add_AskInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_quick_add_ask = /** @type {((inputs: Menu_Quick_Add_AskInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Quick_Add_AskInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_quick_add_ask(inputs)
	return en_ca2_menu_quick_add_ask(inputs)
});