/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_WaysInputs */

const en_ca2_home_ways = /** @type {(inputs: Home_WaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where to go from here`)
};

const fr_ca2_home_ways = /** @type {(inputs: Home_WaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où aller d’ici`)
};

/**
* | output |
* | --- |
* | "Where to go from here" |
*
* @param {Home_WaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const home_ways = /** @type {((inputs?: Home_WaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_WaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_home_ways(inputs)
	return en_ca2_home_ways(inputs)
});