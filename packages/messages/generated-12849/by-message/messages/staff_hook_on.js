/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_OnInputs */

const en_ca2_staff_hook_on = /** @type {(inputs: Staff_Hook_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On`)
};

const fr_ca2_staff_hook_on = /** @type {(inputs: Staff_Hook_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Activée`)
};

/**
* | output |
* | --- |
* | "On" |
*
* @param {Staff_Hook_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_on = /** @type {((inputs?: Staff_Hook_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_on(inputs)
	return en_ca2_staff_hook_on(inputs)
});