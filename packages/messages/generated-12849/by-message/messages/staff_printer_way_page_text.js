/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_Page_TextInputs */

const en_ca2_staff_printer_way_page_text = /** @type {(inputs: Staff_Printer_Way_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You print an order from the board, in your browser’s print window.`)
};

const fr_ca2_staff_printer_way_page_text = /** @type {(inputs: Staff_Printer_Way_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous imprimez une commande depuis le tableau, dans la fenêtre d’impression du navigateur.`)
};

/**
* | output |
* | --- |
* | "You print an order from the board, in your browser’s print window." |
*
* @param {Staff_Printer_Way_Page_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_page_text = /** @type {((inputs?: Staff_Printer_Way_Page_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_Page_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_page_text(inputs)
	return en_ca2_staff_printer_way_page_text(inputs)
});