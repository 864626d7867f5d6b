/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Epson_OpenInputs */

const en_ca2_staff_printer_steps_epson_open = /** @type {(inputs: Staff_Printer_Steps_Epson_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On a computer or phone in the same network, type that IP address into a browser. Choose Advanced Settings, then Administrator Login. The first password is its serial number, or beside the lock on its back.`)
};

const fr_ca2_staff_printer_steps_epson_open = /** @type {(inputs: Staff_Printer_Steps_Epson_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur un ordinateur ou un téléphone du même réseau, entrez cette adresse IP dans un navigateur. Choisissez Advanced Settings, puis Administrator Login. Le premier mot de passe est son numéro de série, ou se trouve près du cadenas au dos.`)
};

/**
* | output |
* | --- |
* | "On a computer or phone in the same network, type that IP address into a browser. Choose Advanced Settings, then Administrator Login. The first password is it..." |
*
* @param {Staff_Printer_Steps_Epson_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_epson_open = /** @type {((inputs?: Staff_Printer_Steps_Epson_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Epson_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_epson_open(inputs)
	return en_ca2_staff_printer_steps_epson_open(inputs)
});