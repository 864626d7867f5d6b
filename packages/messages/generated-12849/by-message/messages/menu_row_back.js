/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Row_BackInputs */

const en_ca2_menu_row_back = /** @type {(inputs: Menu_Row_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back`)
};

const fr_ca2_menu_row_back = /** @type {(inputs: Menu_Row_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précédents`)
};

/**
* | output |
* | --- |
* | "Back" |
*
* @param {Menu_Row_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_row_back = /** @type {((inputs?: Menu_Row_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Row_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_row_back(inputs)
	return en_ca2_menu_row_back(inputs)
});