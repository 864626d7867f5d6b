/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Hook_Off_GoneInputs */

const en_ca2_staff_hook_off_gone = /** @type {(inputs: Staff_Hook_Off_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Off since ${i?.when}: the system answered that this address is gone`)
};

const fr_ca2_staff_hook_off_gone = /** @type {(inputs: Staff_Hook_Off_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Désactivée le ${i?.when} : le système a répondu que cette adresse n’existe plus`)
};

/**
* | output |
* | --- |
* | "Off since {when}: the system answered that this address is gone" |
*
* @param {Staff_Hook_Off_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_off_gone = /** @type {((inputs: Staff_Hook_Off_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Off_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_off_gone(inputs)
	return en_ca2_staff_hook_off_gone(inputs)
});