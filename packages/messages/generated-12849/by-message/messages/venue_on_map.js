/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_On_MapInputs */

const en_ca2_venue_on_map = /** @type {(inputs: Venue_On_MapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the map:`)
};

const fr_ca2_venue_on_map = /** @type {(inputs: Venue_On_MapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur la carte :`)
};

/**
* | output |
* | --- |
* | "On the map:" |
*
* @param {Venue_On_MapInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_on_map = /** @type {((inputs?: Venue_On_MapInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_On_MapInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_on_map(inputs)
	return en_ca2_venue_on_map(inputs)
});