/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_ResultsInputs */

const en_ca2_location_results = /** @type {(inputs: Location_ResultsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Locations`)
};

const fr_ca2_location_results = /** @type {(inputs: Location_ResultsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Établissements`)
};

/**
* | output |
* | --- |
* | "Locations" |
*
* @param {Location_ResultsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_results = /** @type {((inputs?: Location_ResultsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_ResultsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_results(inputs)
	return en_ca2_location_results(inputs)
});