/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Model_Star_58Inputs */

const en_ca2_staff_printer_model_star_58 = /** @type {(inputs: Staff_Printer_Model_Star_58Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another Star model, 58 mm paper`)
};

const fr_ca2_staff_printer_model_star_58 = /** @type {(inputs: Staff_Printer_Model_Star_58Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un autre modèle de Star, papier de 58 mm`)
};

/**
* | output |
* | --- |
* | "Another Star model, 58 mm paper" |
*
* @param {Staff_Printer_Model_Star_58Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_model_star_58 = /** @type {((inputs?: Staff_Printer_Model_Star_58Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Model_Star_58Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_model_star_58(inputs)
	return en_ca2_staff_printer_model_star_58(inputs)
});