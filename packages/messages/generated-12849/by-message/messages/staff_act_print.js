/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_PrintInputs */

const en_ca2_staff_act_print = /** @type {(inputs: Staff_Act_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printed`)
};

const fr_ca2_staff_act_print = /** @type {(inputs: Staff_Act_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimée`)
};

/**
* | output |
* | --- |
* | "Printed" |
*
* @param {Staff_Act_PrintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_print = /** @type {((inputs?: Staff_Act_PrintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_PrintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_print(inputs)
	return en_ca2_staff_act_print(inputs)
});