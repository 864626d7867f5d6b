/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ status: NonNullable<unknown> }} Staff_Hook_StatusInputs */

const en_ca2_staff_hook_status = /** @type {(inputs: Staff_Hook_StatusInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Answer ${i?.status}`)
};

const fr_ca2_staff_hook_status = /** @type {(inputs: Staff_Hook_StatusInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Réponse ${i?.status}`)
};

/**
* | output |
* | --- |
* | "Answer {status}" |
*
* @param {Staff_Hook_StatusInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_status = /** @type {((inputs: Staff_Hook_StatusInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_StatusInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_status(inputs)
	return en_ca2_staff_hook_status(inputs)
});