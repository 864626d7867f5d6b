/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Types_NoneInputs */

const en_ca2_staff_hook_types_none = /** @type {(inputs: Staff_Hook_Types_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one.`)
};

const fr_ca2_staff_hook_types_none = /** @type {(inputs: Staff_Hook_Types_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez-en au moins un.`)
};

/**
* | output |
* | --- |
* | "Choose at least one." |
*
* @param {Staff_Hook_Types_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_types_none = /** @type {((inputs?: Staff_Hook_Types_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Types_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_types_none(inputs)
	return en_ca2_staff_hook_types_none(inputs)
});