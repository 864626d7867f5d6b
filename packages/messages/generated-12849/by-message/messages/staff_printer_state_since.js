/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ state: NonNullable<unknown>, when: NonNullable<unknown> }} Staff_Printer_State_SinceInputs */

const en_ca2_staff_printer_state_since = /** @type {(inputs: Staff_Printer_State_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.state} since ${i?.when}`)
};

const fr_ca2_staff_printer_state_since = /** @type {(inputs: Staff_Printer_State_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.state} depuis le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "{state} since {when}" |
*
* @param {Staff_Printer_State_SinceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_state_since = /** @type {((inputs: Staff_Printer_State_SinceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_State_SinceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_state_since(inputs)
	return en_ca2_staff_printer_state_since(inputs)
});