/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Test_SubmitInputs */

const en_ca2_staff_printer_test_submit = /** @type {(inputs: Staff_Printer_Test_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print a test page`)
};

const fr_ca2_staff_printer_test_submit = /** @type {(inputs: Staff_Printer_Test_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimer une page d’essai`)
};

/**
* | output |
* | --- |
* | "Print a test page" |
*
* @param {Staff_Printer_Test_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_test_submit = /** @type {((inputs?: Staff_Printer_Test_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Test_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_test_submit(inputs)
	return en_ca2_staff_printer_test_submit(inputs)
});