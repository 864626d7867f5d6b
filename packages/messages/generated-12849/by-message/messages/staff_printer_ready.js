/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_ReadyInputs */

const en_ca2_staff_printer_ready = /** @type {(inputs: Staff_Printer_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready`)
};

const fr_ca2_staff_printer_ready = /** @type {(inputs: Staff_Printer_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête`)
};

/**
* | output |
* | --- |
* | "Ready" |
*
* @param {Staff_Printer_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_ready = /** @type {((inputs?: Staff_Printer_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_ready(inputs)
	return en_ca2_staff_printer_ready(inputs)
});