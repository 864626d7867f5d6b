/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fault_No_AnswerInputs */

const en_ca2_staff_printer_fault_no_answer = /** @type {(inputs: Staff_Printer_Fault_No_AnswerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it didn’t say that it printed`)
};

const fr_ca2_staff_printer_fault_no_answer = /** @type {(inputs: Staff_Printer_Fault_No_AnswerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`elle n’a pas dit avoir imprimé`)
};

/**
* | output |
* | --- |
* | "it didn’t say that it printed" |
*
* @param {Staff_Printer_Fault_No_AnswerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fault_no_answer = /** @type {((inputs?: Staff_Printer_Fault_No_AnswerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fault_No_AnswerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fault_no_answer(inputs)
	return en_ca2_staff_printer_fault_no_answer(inputs)
});