/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Test_SubmitInputs */

const en_ca2_staff_hook_test_submit = /** @type {(inputs: Staff_Hook_Test_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a test`)
};

const fr_ca2_staff_hook_test_submit = /** @type {(inputs: Staff_Hook_Test_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyer un essai`)
};

/**
* | output |
* | --- |
* | "Send a test" |
*
* @param {Staff_Hook_Test_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_test_submit = /** @type {((inputs?: Staff_Hook_Test_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Test_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_test_submit(inputs)
	return en_ca2_staff_hook_test_submit(inputs)
});