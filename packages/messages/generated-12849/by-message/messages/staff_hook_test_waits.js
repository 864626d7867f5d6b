/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Test_WaitsInputs */

const en_ca2_staff_hook_test_waits = /** @type {(inputs: Staff_Hook_Test_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No answer yet. Load the page again in a moment.`)
};

const fr_ca2_staff_hook_test_waits = /** @type {(inputs: Staff_Hook_Test_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore de réponse. Rechargez la page dans un instant.`)
};

/**
* | output |
* | --- |
* | "No answer yet. Load the page again in a moment." |
*
* @param {Staff_Hook_Test_WaitsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_test_waits = /** @type {((inputs?: Staff_Hook_Test_WaitsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Test_WaitsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_test_waits(inputs)
	return en_ca2_staff_hook_test_waits(inputs)
});