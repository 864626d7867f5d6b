/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Ways_InInputs */

const en_ca2_landing_ways_in = /** @type {(inputs: Landing_Ways_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How would you like to start?`)
};

const fr_ca2_landing_ways_in = /** @type {(inputs: Landing_Ways_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Par où voulez-vous commencer?`)
};

/**
* | output |
* | --- |
* | "How would you like to start?" |
*
* @param {Landing_Ways_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_ways_in = /** @type {((inputs?: Landing_Ways_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Ways_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_ways_in(inputs)
	return en_ca2_landing_ways_in(inputs)
});