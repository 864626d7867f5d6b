/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Hook_NextInputs */

const en_ca2_staff_hook_next = /** @type {(inputs: Staff_Hook_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`next attempt ${i?.when}`)
};

const fr_ca2_staff_hook_next = /** @type {(inputs: Staff_Hook_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`prochaine tentative le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "next attempt {when}" |
*
* @param {Staff_Hook_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_next = /** @type {((inputs: Staff_Hook_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_next(inputs)
	return en_ca2_staff_hook_next(inputs)
});