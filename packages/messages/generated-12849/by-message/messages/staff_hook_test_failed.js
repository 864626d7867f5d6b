/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Test_FailedInputs */

const en_ca2_staff_hook_test_failed = /** @type {(inputs: Staff_Hook_Test_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It didn’t work. The answer is under “What was sent”.`)
};

const fr_ca2_staff_hook_test_failed = /** @type {(inputs: Staff_Hook_Test_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Échec. La réponse se trouve sous « Ce qui a été envoyé ».`)
};

/**
* | output |
* | --- |
* | "It didn’t work. The answer is under “What was sent”." |
*
* @param {Staff_Hook_Test_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_test_failed = /** @type {((inputs?: Staff_Hook_Test_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Test_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_test_failed(inputs)
	return en_ca2_staff_hook_test_failed(inputs)
});