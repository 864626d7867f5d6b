/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ distance: NonNullable<unknown> }} Location_NoneInputs */

const en_ca2_location_none = /** @type {(inputs: Location_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No location within ${i?.distance}`)
};

const fr_ca2_location_none = /** @type {(inputs: Location_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aucun établissement dans un rayon de ${i?.distance}`)
};

/**
* | output |
* | --- |
* | "No location within {distance}" |
*
* @param {Location_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_none = /** @type {((inputs: Location_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_none(inputs)
	return en_ca2_location_none(inputs)
});