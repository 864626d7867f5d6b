/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Rotate_NowInputs */

const en_ca2_staff_hook_rotate_now = /** @type {(inputs: Staff_Hook_Rotate_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End the old one at once, because somebody else knows it`)
};

const fr_ca2_staff_hook_rotate_now = /** @type {(inputs: Staff_Hook_Rotate_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mettre fin à l’ancien tout de suite, car quelqu’un d’autre le connaît`)
};

/**
* | output |
* | --- |
* | "End the old one at once, because somebody else knows it" |
*
* @param {Staff_Hook_Rotate_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_rotate_now = /** @type {((inputs?: Staff_Hook_Rotate_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Rotate_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_rotate_now(inputs)
	return en_ca2_staff_hook_rotate_now(inputs)
});