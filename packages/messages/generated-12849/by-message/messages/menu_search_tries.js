/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_TriesInputs */

const en_ca2_menu_search_tries = /** @type {(inputs: Menu_Search_TriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try one of these`)
};

const fr_ca2_menu_search_tries = /** @type {(inputs: Menu_Search_TriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Essayez plutôt`)
};

/**
* | output |
* | --- |
* | "Try one of these" |
*
* @param {Menu_Search_TriesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_tries = /** @type {((inputs?: Menu_Search_TriesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_TriesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_tries(inputs)
	return en_ca2_menu_search_tries(inputs)
});