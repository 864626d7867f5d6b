/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Test_SentInputs */

const en_ca2_staff_printer_test_sent = /** @type {(inputs: Staff_Printer_Test_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s on its way. It prints within seconds, or the list says why not.`)
};

const fr_ca2_staff_printer_test_sent = /** @type {(inputs: Staff_Printer_Test_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle est en route. Elle s’imprime en quelques secondes, ou la liste dit pourquoi pas.`)
};

/**
* | output |
* | --- |
* | "It’s on its way. It prints within seconds, or the list says why not." |
*
* @param {Staff_Printer_Test_SentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_test_sent = /** @type {((inputs?: Staff_Printer_Test_SentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Test_SentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_test_sent(inputs)
	return en_ca2_staff_printer_test_sent(inputs)
});