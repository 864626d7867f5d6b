/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_ReplayInputs */

const en_ca2_staff_hook_replay = /** @type {(inputs: Staff_Hook_ReplayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a span of time again`)
};

const fr_ca2_staff_hook_replay = /** @type {(inputs: Staff_Hook_ReplayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Renvoyer une période`)
};

/**
* | output |
* | --- |
* | "Send a span of time again" |
*
* @param {Staff_Hook_ReplayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replay = /** @type {((inputs?: Staff_Hook_ReplayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_ReplayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replay(inputs)
	return en_ca2_staff_hook_replay(inputs)
});