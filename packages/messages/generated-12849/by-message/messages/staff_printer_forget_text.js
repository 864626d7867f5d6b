/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Forget_TextInputs */

const en_ca2_staff_printer_forget_text = /** @type {(inputs: Staff_Printer_Forget_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The next printer that asks at this address is taken. For when you replaced the device.`)
};

const fr_ca2_staff_printer_forget_text = /** @type {(inputs: Staff_Printer_Forget_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La prochaine imprimante qui s’adresse ici est retenue. Pour quand vous avez changé d’appareil.`)
};

/**
* | output |
* | --- |
* | "The next printer that asks at this address is taken. For when you replaced the device." |
*
* @param {Staff_Printer_Forget_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_forget_text = /** @type {((inputs?: Staff_Printer_Forget_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Forget_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_forget_text(inputs)
	return en_ca2_staff_printer_forget_text(inputs)
});