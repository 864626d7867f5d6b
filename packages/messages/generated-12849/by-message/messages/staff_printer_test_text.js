/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Test_TextInputs */

const en_ca2_staff_printer_test_text = /** @type {(inputs: Staff_Printer_Test_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Compare it with this picture, above all the accents.`)
};

const fr_ca2_staff_printer_test_text = /** @type {(inputs: Staff_Printer_Test_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comparez-la à cette image, surtout les accents.`)
};

/**
* | output |
* | --- |
* | "Compare it with this picture, above all the accents." |
*
* @param {Staff_Printer_Test_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_test_text = /** @type {((inputs?: Staff_Printer_Test_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Test_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_test_text(inputs)
	return en_ca2_staff_printer_test_text(inputs)
});