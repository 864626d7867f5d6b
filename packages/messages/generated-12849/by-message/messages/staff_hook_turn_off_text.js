/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Turn_Off_TextInputs */

const en_ca2_staff_hook_turn_off_text = /** @type {(inputs: Staff_Hook_Turn_Off_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`While it’s off, nothing is sent. What’s waiting can be sent again later.`)
};

const fr_ca2_staff_hook_turn_off_text = /** @type {(inputs: Staff_Hook_Turn_Off_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’est envoyé pendant la désactivation. Ce qui attend pourra être renvoyé plus tard.`)
};

/**
* | output |
* | --- |
* | "While it’s off, nothing is sent. What’s waiting can be sent again later." |
*
* @param {Staff_Hook_Turn_Off_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_turn_off_text = /** @type {((inputs?: Staff_Hook_Turn_Off_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Turn_Off_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_turn_off_text(inputs)
	return en_ca2_staff_hook_turn_off_text(inputs)
});