/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Test_OkInputs */

const en_ca2_staff_hook_test_ok = /** @type {(inputs: Staff_Hook_Test_OkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It worked: the system has answered.`)
};

const fr_ca2_staff_hook_test_ok = /** @type {(inputs: Staff_Hook_Test_OkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Réussi : le système a répondu.`)
};

/**
* | output |
* | --- |
* | "It worked: the system has answered." |
*
* @param {Staff_Hook_Test_OkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_test_ok = /** @type {((inputs?: Staff_Hook_Test_OkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Test_OkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_test_ok(inputs)
	return en_ca2_staff_hook_test_ok(inputs)
});