/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Log_TextInputs */

const en_ca2_staff_printer_log_text = /** @type {(inputs: Staff_Printer_Log_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The last seven days, the newest first.`)
};

const fr_ca2_staff_printer_log_text = /** @type {(inputs: Staff_Printer_Log_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les sept derniers jours, le plus récent en premier.`)
};

/**
* | output |
* | --- |
* | "The last seven days, the newest first." |
*
* @param {Staff_Printer_Log_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_log_text = /** @type {((inputs?: Staff_Printer_Log_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Log_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_log_text(inputs)
	return en_ca2_staff_printer_log_text(inputs)
});