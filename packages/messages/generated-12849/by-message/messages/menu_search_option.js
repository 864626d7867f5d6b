/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_OptionInputs */

const en_ca2_menu_search_option = /** @type {(inputs: Menu_Search_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Option:`)
};

const fr_ca2_menu_search_option = /** @type {(inputs: Menu_Search_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Option :`)
};

/**
* | output |
* | --- |
* | "Option:" |
*
* @param {Menu_Search_OptionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_option = /** @type {((inputs?: Menu_Search_OptionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_OptionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_option(inputs)
	return en_ca2_menu_search_option(inputs)
});