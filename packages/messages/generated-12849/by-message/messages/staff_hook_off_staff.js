/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Hook_Off_StaffInputs */

const en_ca2_staff_hook_off_staff = /** @type {(inputs: Staff_Hook_Off_StaffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Turned off ${i?.when}`)
};

const fr_ca2_staff_hook_off_staff = /** @type {(inputs: Staff_Hook_Off_StaffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Désactivée le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Turned off {when}" |
*
* @param {Staff_Hook_Off_StaffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_off_staff = /** @type {((inputs: Staff_Hook_Off_StaffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Off_StaffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_off_staff(inputs)
	return en_ca2_staff_hook_off_staff(inputs)
});