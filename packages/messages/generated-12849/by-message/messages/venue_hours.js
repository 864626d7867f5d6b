/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_HoursInputs */

const en_ca2_venue_hours = /** @type {(inputs: Venue_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hours`)
};

const fr_ca2_venue_hours = /** @type {(inputs: Venue_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heures d’ouverture`)
};

/**
* | output |
* | --- |
* | "Hours" |
*
* @param {Venue_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_hours = /** @type {((inputs?: Venue_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_hours(inputs)
	return en_ca2_venue_hours(inputs)
});