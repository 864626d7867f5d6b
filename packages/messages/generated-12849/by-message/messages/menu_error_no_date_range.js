/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Error_No_Date_RangeInputs */

const en_ca2_menu_error_no_date_range = /** @type {(inputs: Menu_Error_No_Date_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No dates were chosen. Please choose a first and a last day, at most six weeks apart.`)
};

const fr_ca2_menu_error_no_date_range = /** @type {(inputs: Menu_Error_No_Date_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune date n’est choisie. Veuillez choisir un premier et un dernier jour, à six semaines d’écart au plus.`)
};

/**
* | output |
* | --- |
* | "No dates were chosen. Please choose a first and a last day, at most six weeks apart." |
*
* @param {Menu_Error_No_Date_RangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_error_no_date_range = /** @type {((inputs?: Menu_Error_No_Date_RangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Error_No_Date_RangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_error_no_date_range(inputs)
	return en_ca2_menu_error_no_date_range(inputs)
});