/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_OnInputs */

const en_ca2_staff_act_printer_on = /** @type {(inputs: Staff_Act_Printer_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Turned a printer on`)
};

const fr_ca2_staff_act_printer_on = /** @type {(inputs: Staff_Act_Printer_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimante activée`)
};

/**
* | output |
* | --- |
* | "Turned a printer on" |
*
* @param {Staff_Act_Printer_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_on = /** @type {((inputs?: Staff_Act_Printer_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_on(inputs)
	return en_ca2_staff_act_printer_on(inputs)
});