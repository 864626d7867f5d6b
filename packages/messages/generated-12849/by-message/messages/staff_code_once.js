/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Code_OnceInputs */

const en_ca2_staff_code_once = /** @type {(inputs: Staff_Code_OnceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It works once, and won’t be shown again. Valid until ${i?.when}`)
};

const fr_ca2_staff_code_once = /** @type {(inputs: Staff_Code_OnceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il sert une seule fois et ne sera plus affiché. Valide jusqu’au ${i?.when}`)
};

/**
* | output |
* | --- |
* | "It works once, and won’t be shown again. Valid until {when}" |
*
* @param {Staff_Code_OnceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_code_once = /** @type {((inputs: Staff_Code_OnceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Code_OnceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_code_once(inputs)
	return en_ca2_staff_code_once(inputs)
});