/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hooks_ListInputs */

const en_ca2_staff_hooks_list = /** @type {(inputs: Staff_Hooks_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connected systems`)
};

const fr_ca2_staff_hooks_list = /** @type {(inputs: Staff_Hooks_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Systèmes connectés`)
};

/**
* | output |
* | --- |
* | "Connected systems" |
*
* @param {Staff_Hooks_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hooks_list = /** @type {((inputs?: Staff_Hooks_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hooks_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hooks_list(inputs)
	return en_ca2_staff_hooks_list(inputs)
});