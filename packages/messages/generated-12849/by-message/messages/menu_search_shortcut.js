/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_ShortcutInputs */

const en_ca2_menu_search_shortcut = /** @type {(inputs: Menu_Search_ShortcutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Press / to search`)
};

const fr_ca2_menu_search_shortcut = /** @type {(inputs: Menu_Search_ShortcutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appuyez sur / pour chercher`)
};

/**
* | output |
* | --- |
* | "Press / to search" |
*
* @param {Menu_Search_ShortcutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_shortcut = /** @type {((inputs?: Menu_Search_ShortcutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_ShortcutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_shortcut(inputs)
	return en_ca2_menu_search_shortcut(inputs)
});