/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Rotate_SubmitInputs */

const en_ca2_staff_hook_rotate_submit = /** @type {(inputs: Staff_Hook_Rotate_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replace the secret`)
};

const fr_ca2_staff_hook_rotate_submit = /** @type {(inputs: Staff_Hook_Rotate_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remplacer le secret`)
};

/**
* | output |
* | --- |
* | "Replace the secret" |
*
* @param {Staff_Hook_Rotate_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_rotate_submit = /** @type {((inputs?: Staff_Hook_Rotate_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Rotate_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_rotate_submit(inputs)
	return en_ca2_staff_hook_rotate_submit(inputs)
});