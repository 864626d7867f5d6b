/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_In_FrenchInputs */

const en_ca2_menu_search_in_french = /** @type {(inputs: Menu_Search_In_FrenchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In French:`)
};

const fr_ca2_menu_search_in_french = /** @type {(inputs: Menu_Search_In_FrenchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En français :`)
};

/**
* | output |
* | --- |
* | "In French:" |
*
* @param {Menu_Search_In_FrenchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_in_french = /** @type {((inputs?: Menu_Search_In_FrenchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_In_FrenchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_in_french(inputs)
	return en_ca2_menu_search_in_french(inputs)
});