/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_ForgetInputs */

const en_ca2_staff_printer_forget = /** @type {(inputs: Staff_Printer_ForgetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use another device`)
};

const fr_ca2_staff_printer_forget = /** @type {(inputs: Staff_Printer_ForgetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utiliser un autre appareil`)
};

/**
* | output |
* | --- |
* | "Use another device" |
*
* @param {Staff_Printer_ForgetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_forget = /** @type {((inputs?: Staff_Printer_ForgetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ForgetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_forget(inputs)
	return en_ca2_staff_printer_forget(inputs)
});