/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Replay_DeliveredInputs */

const en_ca2_staff_hook_replay_delivered = /** @type {(inputs: Staff_Hook_Replay_DeliveredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Also what got through`)
};

const fr_ca2_staff_hook_replay_delivered = /** @type {(inputs: Staff_Hook_Replay_DeliveredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aussi ce qui est passé`)
};

/**
* | output |
* | --- |
* | "Also what got through" |
*
* @param {Staff_Hook_Replay_DeliveredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replay_delivered = /** @type {((inputs?: Staff_Hook_Replay_DeliveredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Replay_DeliveredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replay_delivered(inputs)
	return en_ca2_staff_hook_replay_delivered(inputs)
});