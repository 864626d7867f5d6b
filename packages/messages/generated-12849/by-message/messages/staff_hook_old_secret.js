/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Hook_Old_SecretInputs */

const en_ca2_staff_hook_old_secret = /** @type {(inputs: Staff_Hook_Old_SecretInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The old secret ends ${i?.when}`)
};

const fr_ca2_staff_hook_old_secret = /** @type {(inputs: Staff_Hook_Old_SecretInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`L’ancien secret se termine le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "The old secret ends {when}" |
*
* @param {Staff_Hook_Old_SecretInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_old_secret = /** @type {((inputs: Staff_Hook_Old_SecretInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Old_SecretInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_old_secret(inputs)
	return en_ca2_staff_hook_old_secret(inputs)
});