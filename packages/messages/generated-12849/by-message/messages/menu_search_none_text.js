/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_None_TextInputs */

const en_ca2_menu_search_none_text = /** @type {(inputs: Menu_Search_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search for a dish, a section, a diet or what you avoid.`)
};

const fr_ca2_menu_search_none_text = /** @type {(inputs: Menu_Search_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cherchez un plat, une section, un régime ou ce que vous évitez.`)
};

/**
* | output |
* | --- |
* | "Search for a dish, a section, a diet or what you avoid." |
*
* @param {Menu_Search_None_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_none_text = /** @type {((inputs?: Menu_Search_None_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_None_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_none_text(inputs)
	return en_ca2_menu_search_none_text(inputs)
});