/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hooks_NoneInputs */

const en_ca2_staff_hooks_none = /** @type {(inputs: Staff_Hooks_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is connected yet.`)
};

const fr_ca2_staff_hooks_none = /** @type {(inputs: Staff_Hooks_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’est encore connecté.`)
};

/**
* | output |
* | --- |
* | "Nothing is connected yet." |
*
* @param {Staff_Hooks_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hooks_none = /** @type {((inputs?: Staff_Hooks_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hooks_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hooks_none(inputs)
	return en_ca2_staff_hooks_none(inputs)
});