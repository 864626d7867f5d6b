/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_No_AttemptInputs */

const en_ca2_staff_hook_no_attempt = /** @type {(inputs: Staff_Hook_No_AttemptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent yet.`)
};

const fr_ca2_staff_hook_no_attempt = /** @type {(inputs: Staff_Hook_No_AttemptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore envoyé.`)
};

/**
* | output |
* | --- |
* | "Not sent yet." |
*
* @param {Staff_Hook_No_AttemptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_no_attempt = /** @type {((inputs?: Staff_Hook_No_AttemptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_No_AttemptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_no_attempt(inputs)
	return en_ca2_staff_hook_no_attempt(inputs)
});