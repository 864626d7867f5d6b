/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_TestInputs */

const en_ca2_staff_printer_steps_test = /** @type {(inputs: Staff_Printer_Steps_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Within a minute it’s ready. Then print a test page.`)
};

const fr_ca2_staff_printer_steps_test = /** @type {(inputs: Staff_Printer_Steps_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En moins d’une minute, elle est prête. Imprimez alors une page d’essai.`)
};

/**
* | output |
* | --- |
* | "Within a minute it’s ready. Then print a test page." |
*
* @param {Staff_Printer_Steps_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_test = /** @type {((inputs?: Staff_Printer_Steps_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_test(inputs)
	return en_ca2_staff_printer_steps_test(inputs)
});