/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ place: NonNullable<unknown>, count: NonNullable<unknown> }} Venue_Announcement_PlaceInputs */

const en_ca2_venue_announcement_place = /** @type {(inputs: Venue_Announcement_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.place} of ${i?.count}`)
};

const fr_ca2_venue_announcement_place = /** @type {(inputs: Venue_Announcement_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.place} sur ${i?.count}`)
};

/**
* | output |
* | --- |
* | "{place} of {count}" |
*
* @param {Venue_Announcement_PlaceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_announcement_place = /** @type {((inputs: Venue_Announcement_PlaceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Announcement_PlaceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_announcement_place(inputs)
	return en_ca2_venue_announcement_place(inputs)
});