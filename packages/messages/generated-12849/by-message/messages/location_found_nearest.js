/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Location_Found_NearestInputs */

const en_ca2_location_found_nearest = /** @type {(inputs: Location_Found_NearestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The ${i?.count} nearest locations`)
};

const fr_ca2_location_found_nearest = /** @type {(inputs: Location_Found_NearestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les ${i?.count} établissements les plus proches`)
};

/**
* | output |
* | --- |
* | "The {count} nearest locations" |
*
* @param {Location_Found_NearestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_found_nearest = /** @type {((inputs: Location_Found_NearestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_Found_NearestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_found_nearest(inputs)
	return en_ca2_location_found_nearest(inputs)
});