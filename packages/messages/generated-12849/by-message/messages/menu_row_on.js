/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Row_OnInputs */

const en_ca2_menu_row_on = /** @type {(inputs: Menu_Row_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More`)
};

const fr_ca2_menu_row_on = /** @type {(inputs: Menu_Row_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suivants`)
};

/**
* | output |
* | --- |
* | "More" |
*
* @param {Menu_Row_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_row_on = /** @type {((inputs?: Menu_Row_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Row_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_row_on(inputs)
	return en_ca2_menu_row_on(inputs)
});