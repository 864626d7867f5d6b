/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_LabelInputs */

const en_ca2_menu_search_label = /** @type {(inputs: Menu_Search_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search the menu`)
};

const fr_ca2_menu_search_label = /** @type {(inputs: Menu_Search_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chercher dans le menu`)
};

/**
* | output |
* | --- |
* | "Search the menu" |
*
* @param {Menu_Search_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_label = /** @type {((inputs?: Menu_Search_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_label(inputs)
	return en_ca2_menu_search_label(inputs)
});