/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Key_UsedInputs */

const en_ca2_staff_key_used = /** @type {(inputs: Staff_Key_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last used ${i?.when}`)
};

const fr_ca2_staff_key_used = /** @type {(inputs: Staff_Key_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dernière utilisation : ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Last used {when}" |
*
* @param {Staff_Key_UsedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_used = /** @type {((inputs: Staff_Key_UsedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_UsedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_used(inputs)
	return en_ca2_staff_key_used(inputs)
});