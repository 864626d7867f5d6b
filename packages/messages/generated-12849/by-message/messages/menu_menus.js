/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_MenusInputs */

const en_ca2_menu_menus = /** @type {(inputs: Menu_MenusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menus`)
};

const fr_ca2_menu_menus = /** @type {(inputs: Menu_MenusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menus`)
};

/**
* | output |
* | --- |
* | "Menus" |
*
* @param {Menu_MenusInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_menus = /** @type {((inputs?: Menu_MenusInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_MenusInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_menus(inputs)
	return en_ca2_menu_menus(inputs)
});