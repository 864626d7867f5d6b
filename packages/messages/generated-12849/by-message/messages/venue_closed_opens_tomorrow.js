/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Venue_Closed_Opens_TomorrowInputs */

const en_ca2_venue_closed_opens_tomorrow = /** @type {(inputs: Venue_Closed_Opens_TomorrowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Closed. Opens tomorrow at ${i?.time}`)
};

const fr_ca2_venue_closed_opens_tomorrow = /** @type {(inputs: Venue_Closed_Opens_TomorrowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fermé. Ouvre demain à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Closed. Opens tomorrow at {time}" |
*
* @param {Venue_Closed_Opens_TomorrowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_closed_opens_tomorrow = /** @type {((inputs: Venue_Closed_Opens_TomorrowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Closed_Opens_TomorrowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_closed_opens_tomorrow(inputs)
	return en_ca2_venue_closed_opens_tomorrow(inputs)
});