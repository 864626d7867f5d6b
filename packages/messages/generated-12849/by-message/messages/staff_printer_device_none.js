/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Device_NoneInputs */

const en_ca2_staff_printer_device_none = /** @type {(inputs: Staff_Printer_Device_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Learned when it first asks`)
};

const fr_ca2_staff_printer_device_none = /** @type {(inputs: Staff_Printer_Device_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connu dès sa première demande`)
};

/**
* | output |
* | --- |
* | "Learned when it first asks" |
*
* @param {Staff_Printer_Device_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_device_none = /** @type {((inputs?: Staff_Printer_Device_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Device_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_device_none(inputs)
	return en_ca2_staff_printer_device_none(inputs)
});