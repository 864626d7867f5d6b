/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Location_Directions_ToInputs */

const en_ca2_location_directions_to = /** @type {(inputs: Location_Directions_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Directions to ${i?.venue}`)
};

const fr_ca2_location_directions_to = /** @type {(inputs: Location_Directions_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Itinéraire vers ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Directions to {venue}" |
*
* @param {Location_Directions_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_directions_to = /** @type {((inputs: Location_Directions_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_Directions_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_directions_to(inputs)
	return en_ca2_location_directions_to(inputs)
});