/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Test_PictureInputs */

const en_ca2_staff_printer_test_picture = /** @type {(inputs: Staff_Printer_Test_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The test page as it should look on paper`)
};

const fr_ca2_staff_printer_test_picture = /** @type {(inputs: Staff_Printer_Test_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La page d’essai, comme elle doit être sur papier`)
};

/**
* | output |
* | --- |
* | "The test page as it should look on paper" |
*
* @param {Staff_Printer_Test_PictureInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_test_picture = /** @type {((inputs?: Staff_Printer_Test_PictureInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Test_PictureInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_test_picture(inputs)
	return en_ca2_staff_printer_test_picture(inputs)
});