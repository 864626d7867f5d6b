/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_AnnouncementsInputs */

const en_ca2_venue_announcements = /** @type {(inputs: Venue_AnnouncementsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Announcements`)
};

const fr_ca2_venue_announcements = /** @type {(inputs: Venue_AnnouncementsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annonces`)
};

/**
* | output |
* | --- |
* | "Announcements" |
*
* @param {Venue_AnnouncementsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_announcements = /** @type {((inputs?: Venue_AnnouncementsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_AnnouncementsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_announcements(inputs)
	return en_ca2_venue_announcements(inputs)
});