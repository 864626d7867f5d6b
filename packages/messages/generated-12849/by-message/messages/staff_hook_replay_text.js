/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Replay_TextInputs */

const en_ca2_staff_hook_replay_text = /** @type {(inputs: Staff_Hook_Replay_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What didn’t get through is sent again, each once, a week at most. An order’s events stay in their sequence.`)
};

const fr_ca2_staff_hook_replay_text = /** @type {(inputs: Staff_Hook_Replay_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui n’est pas passé est renvoyé, une fois chacun, une semaine au plus. Les événements d’une commande gardent leur ordre.`)
};

/**
* | output |
* | --- |
* | "What didn’t get through is sent again, each once, a week at most. An order’s events stay in their sequence." |
*
* @param {Staff_Hook_Replay_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replay_text = /** @type {((inputs?: Staff_Hook_Replay_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Replay_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replay_text(inputs)
	return en_ca2_staff_hook_replay_text(inputs)
});