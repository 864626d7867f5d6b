/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Replayed_OneInputs */

const en_ca2_staff_hook_replayed_one = /** @type {(inputs: Staff_Hook_Replayed_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s being sent again.`)
};

const fr_ca2_staff_hook_replayed_one = /** @type {(inputs: Staff_Hook_Replayed_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’envoi recommence.`)
};

/**
* | output |
* | --- |
* | "It’s being sent again." |
*
* @param {Staff_Hook_Replayed_OneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replayed_one = /** @type {((inputs?: Staff_Hook_Replayed_OneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Replayed_OneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replayed_one(inputs)
	return en_ca2_staff_hook_replayed_one(inputs)
});