/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Venue_Paused_UntilInputs */

const en_ca2_venue_paused_until = /** @type {(inputs: Venue_Paused_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Orders are paused until ${i?.time}`)
};

const fr_ca2_venue_paused_until = /** @type {(inputs: Venue_Paused_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandes suspendues jusqu’à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Orders are paused until {time}" |
*
* @param {Venue_Paused_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_paused_until = /** @type {((inputs: Venue_Paused_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Paused_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_paused_until(inputs)
	return en_ca2_venue_paused_until(inputs)
});