/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_PausedInputs */

const en_ca2_venue_paused = /** @type {(inputs: Venue_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders are paused`)
};

const fr_ca2_venue_paused = /** @type {(inputs: Venue_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes suspendues`)
};

/**
* | output |
* | --- |
* | "Orders are paused" |
*
* @param {Venue_PausedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_paused = /** @type {((inputs?: Venue_PausedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_PausedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_paused(inputs)
	return en_ca2_venue_paused(inputs)
});