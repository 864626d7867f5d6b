/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Staff_Printer_Waiting_CountInputs */

const en_ca2_staff_printer_waiting_count = /** @type {(inputs: Staff_Printer_Waiting_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} waiting`)
};

const fr_ca2_staff_printer_waiting_count = /** @type {(inputs: Staff_Printer_Waiting_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} en attente`)
};

/**
* | output |
* | --- |
* | "{count} waiting" |
*
* @param {Staff_Printer_Waiting_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_waiting_count = /** @type {((inputs: Staff_Printer_Waiting_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Waiting_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_waiting_count(inputs)
	return en_ca2_staff_printer_waiting_count(inputs)
});