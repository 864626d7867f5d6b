/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Help_Never_SeenInputs */

const en_ca2_staff_printer_help_never_seen = /** @type {(inputs: Staff_Printer_Help_Never_SeenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It hasn’t asked for anything yet. Check the address in its settings, and its network.`)
};

const fr_ca2_staff_printer_help_never_seen = /** @type {(inputs: Staff_Printer_Help_Never_SeenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle n’a encore rien demandé. Vérifiez l’adresse dans ses réglages, et son réseau.`)
};

/**
* | output |
* | --- |
* | "It hasn’t asked for anything yet. Check the address in its settings, and its network." |
*
* @param {Staff_Printer_Help_Never_SeenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_help_never_seen = /** @type {((inputs?: Staff_Printer_Help_Never_SeenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Help_Never_SeenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_help_never_seen(inputs)
	return en_ca2_staff_printer_help_never_seen(inputs)
});