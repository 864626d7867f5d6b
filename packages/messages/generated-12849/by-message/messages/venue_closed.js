/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_ClosedInputs */

const en_ca2_venue_closed = /** @type {(inputs: Venue_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closed for now`)
};

const fr_ca2_venue_closed = /** @type {(inputs: Venue_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermé pour l’instant`)
};

/**
* | output |
* | --- |
* | "Closed for now" |
*
* @param {Venue_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_closed = /** @type {((inputs?: Venue_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_closed(inputs)
	return en_ca2_venue_closed(inputs)
});