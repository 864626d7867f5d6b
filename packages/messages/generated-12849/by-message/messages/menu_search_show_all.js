/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Search_Show_AllInputs */

const en_ca2_menu_search_show_all = /** @type {(inputs: Menu_Search_Show_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Show all ${i?.count}`)
};

const fr_ca2_menu_search_show_all = /** @type {(inputs: Menu_Search_Show_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tout afficher (${i?.count})`)
};

/**
* | output |
* | --- |
* | "Show all {count}" |
*
* @param {Menu_Search_Show_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_show_all = /** @type {((inputs: Menu_Search_Show_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_Show_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_show_all(inputs)
	return en_ca2_menu_search_show_all(inputs)
});