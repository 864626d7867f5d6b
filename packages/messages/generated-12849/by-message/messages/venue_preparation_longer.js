/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Venue_Preparation_LongerInputs */

const en_ca2_venue_preparation_longer = /** @type {(inputs: Venue_Preparation_LongerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Preparation is taking about ${i?.minutes} minutes longer just now.`)
};

const fr_ca2_venue_preparation_longer = /** @type {(inputs: Venue_Preparation_LongerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La préparation prend environ ${i?.minutes} minutes de plus en ce moment.`)
};

/**
* | output |
* | --- |
* | "Preparation is taking about {minutes} minutes longer just now." |
*
* @param {Venue_Preparation_LongerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_preparation_longer = /** @type {((inputs: Venue_Preparation_LongerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Preparation_LongerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_preparation_longer(inputs)
	return en_ca2_venue_preparation_longer(inputs)
});