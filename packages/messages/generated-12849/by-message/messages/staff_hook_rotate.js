/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_RotateInputs */

const en_ca2_staff_hook_rotate = /** @type {(inputs: Staff_Hook_RotateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replace the secret`)
};

const fr_ca2_staff_hook_rotate = /** @type {(inputs: Staff_Hook_RotateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remplacer le secret`)
};

/**
* | output |
* | --- |
* | "Replace the secret" |
*
* @param {Staff_Hook_RotateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_rotate = /** @type {((inputs?: Staff_Hook_RotateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_RotateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_rotate(inputs)
	return en_ca2_staff_hook_rotate(inputs)
});