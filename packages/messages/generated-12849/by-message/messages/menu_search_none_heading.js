/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ query: NonNullable<unknown> }} Menu_Search_None_HeadingInputs */

const en_ca2_menu_search_none_heading = /** @type {(inputs: Menu_Search_None_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nothing matches “${i?.query}”`)
};

const fr_ca2_menu_search_none_heading = /** @type {(inputs: Menu_Search_None_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rien ne correspond à « ${i?.query} »`)
};

/**
* | output |
* | --- |
* | "Nothing matches “{query}”" |
*
* @param {Menu_Search_None_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_none_heading = /** @type {((inputs: Menu_Search_None_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_None_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_none_heading(inputs)
	return en_ca2_menu_search_none_heading(inputs)
});