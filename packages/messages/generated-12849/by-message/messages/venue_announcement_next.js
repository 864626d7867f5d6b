/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Announcement_NextInputs */

const en_ca2_venue_announcement_next = /** @type {(inputs: Venue_Announcement_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next announcement`)
};

const fr_ca2_venue_announcement_next = /** @type {(inputs: Venue_Announcement_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annonce suivante`)
};

/**
* | output |
* | --- |
* | "Next announcement" |
*
* @param {Venue_Announcement_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_announcement_next = /** @type {((inputs?: Venue_Announcement_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Announcement_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_announcement_next(inputs)
	return en_ca2_venue_announcement_next(inputs)
});