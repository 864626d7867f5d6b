/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Self_TestInputs */

const en_ca2_staff_printer_steps_self_test = /** @type {(inputs: Staff_Printer_Steps_Self_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it doesn’t, hold the feed button while you turn it on.`)
};

const fr_ca2_staff_printer_steps_self_test = /** @type {(inputs: Staff_Printer_Steps_Self_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinon, tenez le bouton d’avance du papier en l’allumant.`)
};

/**
* | output |
* | --- |
* | "If it doesn’t, hold the feed button while you turn it on." |
*
* @param {Staff_Printer_Steps_Self_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_self_test = /** @type {((inputs?: Staff_Printer_Steps_Self_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Self_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_self_test(inputs)
	return en_ca2_staff_printer_steps_self_test(inputs)
});