/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Location_FirstInputs */

const en_ca2_location_first = /** @type {(inputs: Location_FirstInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The first ${i?.count} locations. Type a place to see those around it.`)
};

const fr_ca2_location_first = /** @type {(inputs: Location_FirstInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les ${i?.count} premiers établissements. Tapez un endroit pour voir ceux des environs.`)
};

/**
* | output |
* | --- |
* | "The first {count} locations. Type a place to see those around it." |
*
* @param {Location_FirstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_first = /** @type {((inputs: Location_FirstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_FirstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_first(inputs)
	return en_ca2_location_first(inputs)
});