/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Model_Other_80Inputs */

const en_ca2_staff_printer_model_other_80 = /** @type {(inputs: Staff_Printer_Model_Other_80Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another model, 80 mm paper`)
};

const fr_ca2_staff_printer_model_other_80 = /** @type {(inputs: Staff_Printer_Model_Other_80Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un autre modèle, papier de 80 mm`)
};

/**
* | output |
* | --- |
* | "Another model, 80 mm paper" |
*
* @param {Staff_Printer_Model_Other_80Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_model_other_80 = /** @type {((inputs?: Staff_Printer_Model_Other_80Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Model_Other_80Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_model_other_80(inputs)
	return en_ca2_staff_printer_model_other_80(inputs)
});