/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_WriteInputs */

const en_ca2_venue_write = /** @type {(inputs: Venue_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email`)
};

const fr_ca2_venue_write = /** @type {(inputs: Venue_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écrire à`)
};

/**
* | output |
* | --- |
* | "Email" |
*
* @param {Venue_WriteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_write = /** @type {((inputs?: Venue_WriteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_WriteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_write(inputs)
	return en_ca2_venue_write(inputs)
});