/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_VenuesInputs */

const en_ca2_home_venues = /** @type {(inputs: Home_VenuesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order from these restaurants`)
};

const fr_ca2_home_venues = /** @type {(inputs: Home_VenuesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandez dans ces restaurants`)
};

/**
* | output |
* | --- |
* | "Order from these restaurants" |
*
* @param {Home_VenuesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const home_venues = /** @type {((inputs?: Home_VenuesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_VenuesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_home_venues(inputs)
	return en_ca2_home_venues(inputs)
});