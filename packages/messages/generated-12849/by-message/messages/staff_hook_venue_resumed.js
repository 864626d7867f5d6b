/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Venue_ResumedInputs */

const en_ca2_staff_hook_venue_resumed = /** @type {(inputs: Staff_Hook_Venue_ResumedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders are taken again`)
};

const fr_ca2_staff_hook_venue_resumed = /** @type {(inputs: Staff_Hook_Venue_ResumedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes reprennent`)
};

/**
* | output |
* | --- |
* | "Orders are taken again" |
*
* @param {Staff_Hook_Venue_ResumedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_venue_resumed = /** @type {((inputs?: Staff_Hook_Venue_ResumedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Venue_ResumedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_venue_resumed(inputs)
	return en_ca2_staff_hook_venue_resumed(inputs)
});