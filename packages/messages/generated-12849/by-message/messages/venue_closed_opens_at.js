/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Venue_Closed_Opens_AtInputs */

const en_ca2_venue_closed_opens_at = /** @type {(inputs: Venue_Closed_Opens_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Closed. Opens at ${i?.time}`)
};

const fr_ca2_venue_closed_opens_at = /** @type {(inputs: Venue_Closed_Opens_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fermé. Ouvre à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Closed. Opens at {time}" |
*
* @param {Venue_Closed_Opens_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_closed_opens_at = /** @type {((inputs: Venue_Closed_Opens_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Closed_Opens_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_closed_opens_at(inputs)
	return en_ca2_venue_closed_opens_at(inputs)
});