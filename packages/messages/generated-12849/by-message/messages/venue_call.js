/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_CallInputs */

const en_ca2_venue_call = /** @type {(inputs: Venue_CallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call`)
};

const fr_ca2_venue_call = /** @type {(inputs: Venue_CallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appeler`)
};

/**
* | output |
* | --- |
* | "Call" |
*
* @param {Venue_CallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_call = /** @type {((inputs?: Venue_CallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_CallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_call(inputs)
	return en_ca2_venue_call(inputs)
});