/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ setting: NonNullable<unknown> }} Staff_Printer_Tcp_OffInputs */

const en_ca2_staff_printer_tcp_off = /** @type {(inputs: Staff_Printer_Tcp_OffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This server connects to no printers in its own network. Its operator can allow it, with the setting ${i?.setting}.`)
};

const fr_ca2_staff_printer_tcp_off = /** @type {(inputs: Staff_Printer_Tcp_OffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce serveur ne se connecte à aucune imprimante de son réseau. La personne qui l’exploite peut le permettre, par le réglage ${i?.setting}.`)
};

/**
* | output |
* | --- |
* | "This server connects to no printers in its own network. Its operator can allow it, with the setting {setting}." |
*
* @param {Staff_Printer_Tcp_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_tcp_off = /** @type {((inputs: Staff_Printer_Tcp_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Tcp_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_tcp_off(inputs)
	return en_ca2_staff_printer_tcp_off(inputs)
});