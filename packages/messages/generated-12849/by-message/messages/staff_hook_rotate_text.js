/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Rotate_TextInputs */

const en_ca2_staff_hook_rotate_text = /** @type {(inputs: Staff_Hook_Rotate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a day, messages carry both the old and the new secret, so that the other system can change over.`)
};

const fr_ca2_staff_hook_rotate_text = /** @type {(inputs: Staff_Hook_Rotate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendant un jour, les messages portent l’ancien et le nouveau secret, pour laisser à l’autre système le temps de changer.`)
};

/**
* | output |
* | --- |
* | "For a day, messages carry both the old and the new secret, so that the other system can change over." |
*
* @param {Staff_Hook_Rotate_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_rotate_text = /** @type {((inputs?: Staff_Hook_Rotate_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Rotate_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_rotate_text(inputs)
	return en_ca2_staff_hook_rotate_text(inputs)
});