/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_NameInputs */

const en_ca2_staff_key_name = /** @type {(inputs: Staff_Key_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which system is it for?`)
};

const fr_ca2_staff_key_name = /** @type {(inputs: Staff_Key_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour quel système?`)
};

/**
* | output |
* | --- |
* | "Which system is it for?" |
*
* @param {Staff_Key_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_name = /** @type {((inputs?: Staff_Key_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_name(inputs)
	return en_ca2_staff_key_name(inputs)
});