/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_NearestInputs */

const en_ca2_location_nearest = /** @type {(inputs: Location_NearestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The nearest`)
};

const fr_ca2_location_nearest = /** @type {(inputs: Location_NearestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les plus proches`)
};

/**
* | output |
* | --- |
* | "The nearest" |
*
* @param {Location_NearestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_nearest = /** @type {((inputs?: Location_NearestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_NearestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_nearest(inputs)
	return en_ca2_location_nearest(inputs)
});