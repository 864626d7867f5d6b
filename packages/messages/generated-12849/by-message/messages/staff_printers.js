/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_PrintersInputs */

const en_ca2_staff_printers = /** @type {(inputs: Staff_PrintersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printers`)
};

const fr_ca2_staff_printers = /** @type {(inputs: Staff_PrintersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimantes`)
};

/**
* | output |
* | --- |
* | "Printers" |
*
* @param {Staff_PrintersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printers = /** @type {((inputs?: Staff_PrintersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_PrintersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printers(inputs)
	return en_ca2_staff_printers(inputs)
});