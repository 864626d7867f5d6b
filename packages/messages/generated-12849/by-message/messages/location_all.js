/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_AllInputs */

const en_ca2_location_all = /** @type {(inputs: Location_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All locations`)
};

const fr_ca2_location_all = /** @type {(inputs: Location_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tous les établissements`)
};

/**
* | output |
* | --- |
* | "All locations" |
*
* @param {Location_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_all = /** @type {((inputs?: Location_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_all(inputs)
	return en_ca2_location_all(inputs)
});