/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Replay_SubmitInputs */

const en_ca2_staff_hook_replay_submit = /** @type {(inputs: Staff_Hook_Replay_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send again`)
};

const fr_ca2_staff_hook_replay_submit = /** @type {(inputs: Staff_Hook_Replay_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Renvoyer`)
};

/**
* | output |
* | --- |
* | "Send again" |
*
* @param {Staff_Hook_Replay_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replay_submit = /** @type {((inputs?: Staff_Hook_Replay_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Replay_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replay_submit(inputs)
	return en_ca2_staff_hook_replay_submit(inputs)
});