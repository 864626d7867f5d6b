/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_LogInputs */

const en_ca2_staff_hook_log = /** @type {(inputs: Staff_Hook_LogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was sent`)
};

const fr_ca2_staff_hook_log = /** @type {(inputs: Staff_Hook_LogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui a été envoyé`)
};

/**
* | output |
* | --- |
* | "What was sent" |
*
* @param {Staff_Hook_LogInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_log = /** @type {((inputs?: Staff_Hook_LogInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_LogInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_log(inputs)
	return en_ca2_staff_hook_log(inputs)
});