/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Venue_PausedInputs */

const en_ca2_staff_hook_venue_paused = /** @type {(inputs: Staff_Hook_Venue_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders are paused`)
};

const fr_ca2_staff_hook_venue_paused = /** @type {(inputs: Staff_Hook_Venue_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes sont suspendues`)
};

/**
* | output |
* | --- |
* | "Orders are paused" |
*
* @param {Staff_Hook_Venue_PausedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_venue_paused = /** @type {((inputs?: Staff_Hook_Venue_PausedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Venue_PausedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_venue_paused(inputs)
	return en_ca2_staff_hook_venue_paused(inputs)
});