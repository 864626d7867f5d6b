/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Never_SeenInputs */

const en_ca2_staff_printer_never_seen = /** @type {(inputs: Staff_Printer_Never_SeenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not heard from yet`)
};

const fr_ca2_staff_printer_never_seen = /** @type {(inputs: Staff_Printer_Never_SeenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore de nouvelles`)
};

/**
* | output |
* | --- |
* | "Not heard from yet" |
*
* @param {Staff_Printer_Never_SeenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_never_seen = /** @type {((inputs?: Staff_Printer_Never_SeenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Never_SeenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_never_seen(inputs)
	return en_ca2_staff_printer_never_seen(inputs)
});