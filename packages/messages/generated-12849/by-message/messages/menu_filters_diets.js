/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Filters_DietsInputs */

const en_ca2_menu_filters_diets = /** @type {(inputs: Menu_Filters_DietsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show only`)
};

const fr_ca2_menu_filters_diets = /** @type {(inputs: Menu_Filters_DietsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afficher seulement`)
};

/**
* | output |
* | --- |
* | "Show only" |
*
* @param {Menu_Filters_DietsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_filters_diets = /** @type {((inputs?: Menu_Filters_DietsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Filters_DietsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_filters_diets(inputs)
	return en_ca2_menu_filters_diets(inputs)
});