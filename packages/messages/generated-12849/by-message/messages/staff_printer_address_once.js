/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Address_OnceInputs */

const en_ca2_staff_printer_address_once = /** @type {(inputs: Staff_Printer_Address_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only this printer uses it. It won’t be shown again, but you can replace it.`)
};

const fr_ca2_staff_printer_address_once = /** @type {(inputs: Staff_Printer_Address_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seule cette imprimante s’en sert. Elle ne sera plus affichée, mais vous pourrez la remplacer.`)
};

/**
* | output |
* | --- |
* | "Only this printer uses it. It won’t be shown again, but you can replace it." |
*
* @param {Staff_Printer_Address_OnceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_address_once = /** @type {((inputs?: Staff_Printer_Address_OnceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Address_OnceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_address_once(inputs)
	return en_ca2_staff_printer_address_once(inputs)
});