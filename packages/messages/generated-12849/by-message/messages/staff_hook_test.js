/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_TestInputs */

const en_ca2_staff_hook_test = /** @type {(inputs: Staff_Hook_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Test`)
};

const fr_ca2_staff_hook_test = /** @type {(inputs: Staff_Hook_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Essai`)
};

/**
* | output |
* | --- |
* | "Test" |
*
* @param {Staff_Hook_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_test = /** @type {((inputs?: Staff_Hook_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_test(inputs)
	return en_ca2_staff_hook_test(inputs)
});