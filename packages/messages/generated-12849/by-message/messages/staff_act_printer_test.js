/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_TestInputs */

const en_ca2_staff_act_printer_test = /** @type {(inputs: Staff_Act_Printer_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printed a test page`)
};

const fr_ca2_staff_act_printer_test = /** @type {(inputs: Staff_Act_Printer_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page d’essai imprimée`)
};

/**
* | output |
* | --- |
* | "Printed a test page" |
*
* @param {Staff_Act_Printer_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_test = /** @type {((inputs?: Staff_Act_Printer_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_test(inputs)
	return en_ca2_staff_act_printer_test(inputs)
});