/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Turn_On_TextInputs */

const en_ca2_staff_hook_turn_on_text = /** @type {(inputs: Staff_Hook_Turn_On_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What happens from then on is sent. What it missed can then be sent again.`)
};

const fr_ca2_staff_hook_turn_on_text = /** @type {(inputs: Staff_Hook_Turn_On_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui arrive dès lors est envoyé. Ce qui a été manqué pourra ensuite être renvoyé.`)
};

/**
* | output |
* | --- |
* | "What happens from then on is sent. What it missed can then be sent again." |
*
* @param {Staff_Hook_Turn_On_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_turn_on_text = /** @type {((inputs?: Staff_Hook_Turn_On_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Turn_On_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_turn_on_text(inputs)
	return en_ca2_staff_hook_turn_on_text(inputs)
});