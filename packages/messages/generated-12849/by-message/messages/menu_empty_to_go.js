/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Empty_To_GoInputs */

const en_ca2_menu_empty_to_go = /** @type {(inputs: Menu_Empty_To_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing on this menu is offered for take-out. You can order at your table.`)
};

const fr_ca2_menu_empty_to_go = /** @type {(inputs: Menu_Empty_To_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien de ce menu n’est offert pour emporter. Vous pouvez commander à votre table.`)
};

/**
* | output |
* | --- |
* | "Nothing on this menu is offered for take-out. You can order at your table." |
*
* @param {Menu_Empty_To_GoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_empty_to_go = /** @type {((inputs?: Menu_Empty_To_GoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Empty_To_GoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_empty_to_go(inputs)
	return en_ca2_menu_empty_to_go(inputs)
});