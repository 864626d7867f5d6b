/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Star_OpenInputs */

const en_ca2_staff_printer_steps_star_open = /** @type {(inputs: Staff_Printer_Steps_Star_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On a computer or phone in the same network, type that IP address into a browser. Sign in: the manual names the first password. Change it.`)
};

const fr_ca2_staff_printer_steps_star_open = /** @type {(inputs: Staff_Printer_Steps_Star_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur un ordinateur ou un téléphone du même réseau, entrez cette adresse IP dans un navigateur. Connectez-vous : le manuel donne le premier mot de passe. Changez-le.`)
};

/**
* | output |
* | --- |
* | "On a computer or phone in the same network, type that IP address into a browser. Sign in: the manual names the first password. Change it." |
*
* @param {Staff_Printer_Steps_Star_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_star_open = /** @type {((inputs?: Staff_Printer_Steps_Star_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Star_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_star_open(inputs)
	return en_ca2_staff_printer_steps_star_open(inputs)
});