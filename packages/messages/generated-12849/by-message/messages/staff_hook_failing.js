/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_FailingInputs */

const en_ca2_staff_hook_failing = /** @type {(inputs: Staff_Hook_FailingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not answering`)
};

const fr_ca2_staff_hook_failing = /** @type {(inputs: Staff_Hook_FailingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ne répond pas`)
};

/**
* | output |
* | --- |
* | "Not answering" |
*
* @param {Staff_Hook_FailingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_failing = /** @type {((inputs?: Staff_Hook_FailingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_FailingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_failing(inputs)
	return en_ca2_staff_hook_failing(inputs)
});