/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Test_TextInputs */

const en_ca2_staff_hook_test_text = /** @type {(inputs: Staff_Hook_Test_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sends a message that says it’s a test.`)
};

const fr_ca2_staff_hook_test_text = /** @type {(inputs: Staff_Hook_Test_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoie un message qui dit que c’est un essai.`)
};

/**
* | output |
* | --- |
* | "Sends a message that says it’s a test." |
*
* @param {Staff_Hook_Test_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_test_text = /** @type {((inputs?: Staff_Hook_Test_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Test_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_test_text(inputs)
	return en_ca2_staff_hook_test_text(inputs)
});