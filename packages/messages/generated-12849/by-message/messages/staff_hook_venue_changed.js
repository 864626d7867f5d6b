/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Venue_ChangedInputs */

const en_ca2_staff_hook_venue_changed = /** @type {(inputs: Staff_Hook_Venue_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preparation or pickup times change`)
};

const fr_ca2_staff_hook_venue_changed = /** @type {(inputs: Staff_Hook_Venue_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le temps de préparation ou les heures de cueillette changent`)
};

/**
* | output |
* | --- |
* | "Preparation or pickup times change" |
*
* @param {Staff_Hook_Venue_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_venue_changed = /** @type {((inputs?: Staff_Hook_Venue_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Venue_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_venue_changed(inputs)
	return en_ca2_staff_hook_venue_changed(inputs)
});