/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_MapInputs */

const en_ca2_location_map = /** @type {(inputs: Location_MapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Map of the locations, numbered as in the list`)
};

const fr_ca2_location_map = /** @type {(inputs: Location_MapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte des établissements, numérotés comme dans la liste`)
};

/**
* | output |
* | --- |
* | "Map of the locations, numbered as in the list" |
*
* @param {Location_MapInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_map = /** @type {((inputs?: Location_MapInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_MapInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_map(inputs)
	return en_ca2_location_map(inputs)
});