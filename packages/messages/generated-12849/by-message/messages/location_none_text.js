/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_None_TextInputs */

const en_ca2_location_none_text = /** @type {(inputs: Location_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try a wider search, or another place.`)
};

const fr_ca2_location_none_text = /** @type {(inputs: Location_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Élargissez la recherche ou essayez un autre endroit.`)
};

/**
* | output |
* | --- |
* | "Try a wider search, or another place." |
*
* @param {Location_None_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_none_text = /** @type {((inputs?: Location_None_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_None_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_none_text(inputs)
	return en_ca2_location_none_text(inputs)
});