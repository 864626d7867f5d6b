/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, time: NonNullable<unknown> }} Venue_Closed_Opens_OnInputs */

const en_ca2_venue_closed_opens_on = /** @type {(inputs: Venue_Closed_Opens_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Closed. Opens ${i?.day} at ${i?.time}`)
};

const fr_ca2_venue_closed_opens_on = /** @type {(inputs: Venue_Closed_Opens_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fermé. Ouvre ${i?.day} à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Closed. Opens {day} at {time}" |
*
* @param {Venue_Closed_Opens_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_closed_opens_on = /** @type {((inputs: Venue_Closed_Opens_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Closed_Opens_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_closed_opens_on(inputs)
	return en_ca2_venue_closed_opens_on(inputs)
});