/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Name_HintInputs */

const en_ca2_staff_printer_name_hint = /** @type {(inputs: Staff_Printer_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where it stands, such as “Kitchen” or “Bar”`)
};

const fr_ca2_staff_printer_name_hint = /** @type {(inputs: Staff_Printer_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Là où elle se trouve, par exemple « Cuisine » ou « Bar »`)
};

/**
* | output |
* | --- |
* | "Where it stands, such as “Kitchen” or “Bar”" |
*
* @param {Staff_Printer_Name_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_name_hint = /** @type {((inputs?: Staff_Printer_Name_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Name_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_name_hint(inputs)
	return en_ca2_staff_printer_name_hint(inputs)
});