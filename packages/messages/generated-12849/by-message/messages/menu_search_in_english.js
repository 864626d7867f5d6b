/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_In_EnglishInputs */

const en_ca2_menu_search_in_english = /** @type {(inputs: Menu_Search_In_EnglishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In English:`)
};

const fr_ca2_menu_search_in_english = /** @type {(inputs: Menu_Search_In_EnglishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En anglais :`)
};

/**
* | output |
* | --- |
* | "In English:" |
*
* @param {Menu_Search_In_EnglishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_in_english = /** @type {((inputs?: Menu_Search_In_EnglishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_In_EnglishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_in_english(inputs)
	return en_ca2_menu_search_in_english(inputs)
});