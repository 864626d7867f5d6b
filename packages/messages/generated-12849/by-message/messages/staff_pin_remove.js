/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pin_RemoveInputs */

const en_ca2_staff_pin_remove = /** @type {(inputs: Staff_Pin_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take the PIN away`)
};

const fr_ca2_staff_pin_remove = /** @type {(inputs: Staff_Pin_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retirer le NIP`)
};

/**
* | output |
* | --- |
* | "Take the PIN away" |
*
* @param {Staff_Pin_RemoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pin_remove = /** @type {((inputs?: Staff_Pin_RemoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pin_RemoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pin_remove(inputs)
	return en_ca2_staff_pin_remove(inputs)
});