/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_AddInputs */

const en_ca2_staff_hook_add = /** @type {(inputs: Staff_Hook_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connect a system`)
};

const fr_ca2_staff_hook_add = /** @type {(inputs: Staff_Hook_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connecter un système`)
};

/**
* | output |
* | --- |
* | "Connect a system" |
*
* @param {Staff_Hook_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_add = /** @type {((inputs?: Staff_Hook_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_add(inputs)
	return en_ca2_staff_hook_add(inputs)
});