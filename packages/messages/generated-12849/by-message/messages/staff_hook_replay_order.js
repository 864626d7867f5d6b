/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Replay_OrderInputs */

const en_ca2_staff_hook_replay_order = /** @type {(inputs: Staff_Hook_Replay_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has to be later than the beginning.`)
};

const fr_ca2_staff_hook_replay_order = /** @type {(inputs: Staff_Hook_Replay_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce moment doit suivre le début.`)
};

/**
* | output |
* | --- |
* | "This has to be later than the beginning." |
*
* @param {Staff_Hook_Replay_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replay_order = /** @type {((inputs?: Staff_Hook_Replay_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Replay_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replay_order(inputs)
	return en_ca2_staff_hook_replay_order(inputs)
});