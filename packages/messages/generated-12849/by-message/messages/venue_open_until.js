/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Venue_Open_UntilInputs */

const en_ca2_venue_open_until = /** @type {(inputs: Venue_Open_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open until ${i?.time}`)
};

const fr_ca2_venue_open_until = /** @type {(inputs: Venue_Open_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ouvert jusqu’à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Open until {time}" |
*
* @param {Venue_Open_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_open_until = /** @type {((inputs: Venue_Open_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Open_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_open_until(inputs)
	return en_ca2_venue_open_until(inputs)
});