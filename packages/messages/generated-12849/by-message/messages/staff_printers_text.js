/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printers_TextInputs */

const en_ca2_staff_printers_text = /** @type {(inputs: Staff_Printers_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each order prints by itself in the kitchen. A printer that needs help is shown on the board.`)
};

const fr_ca2_staff_printers_text = /** @type {(inputs: Staff_Printers_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque commande s’imprime d’elle-même en cuisine. Une imprimante qui a besoin d’aide est affichée sur le tableau.`)
};

/**
* | output |
* | --- |
* | "Each order prints by itself in the kitchen. A printer that needs help is shown on the board." |
*
* @param {Staff_Printers_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printers_text = /** @type {((inputs?: Staff_Printers_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printers_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printers_text(inputs)
	return en_ca2_staff_printers_text(inputs)
});