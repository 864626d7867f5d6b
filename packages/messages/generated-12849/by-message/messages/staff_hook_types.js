/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_TypesInputs */

const en_ca2_staff_hook_types = /** @type {(inputs: Staff_Hook_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What it’s told`)
};

const fr_ca2_staff_hook_types = /** @type {(inputs: Staff_Hook_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qu’il apprend`)
};

/**
* | output |
* | --- |
* | "What it’s told" |
*
* @param {Staff_Hook_TypesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_types = /** @type {((inputs?: Staff_Hook_TypesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_TypesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_types(inputs)
	return en_ca2_staff_hook_types(inputs)
});