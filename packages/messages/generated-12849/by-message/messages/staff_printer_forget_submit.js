/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Forget_SubmitInputs */

const en_ca2_staff_printer_forget_submit = /** @type {(inputs: Staff_Printer_Forget_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Let go of the old device`)
};

const fr_ca2_staff_printer_forget_submit = /** @type {(inputs: Staff_Printer_Forget_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Détacher l’ancien appareil`)
};

/**
* | output |
* | --- |
* | "Let go of the old device" |
*
* @param {Staff_Printer_Forget_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_forget_submit = /** @type {((inputs?: Staff_Printer_Forget_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Forget_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_forget_submit(inputs)
	return en_ca2_staff_printer_forget_submit(inputs)
});