/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Log_NoneInputs */

const en_ca2_staff_printer_log_none = /** @type {(inputs: Staff_Printer_Log_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been printed yet.`)
};

const fr_ca2_staff_printer_log_none = /** @type {(inputs: Staff_Printer_Log_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a encore été imprimé.`)
};

/**
* | output |
* | --- |
* | "Nothing has been printed yet." |
*
* @param {Staff_Printer_Log_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_log_none = /** @type {((inputs?: Staff_Printer_Log_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Log_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_log_none(inputs)
	return en_ca2_staff_printer_log_none(inputs)
});