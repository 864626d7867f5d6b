/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_Nearest_TextInputs */

const en_ca2_location_nearest_text = /** @type {(inputs: Location_Nearest_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Further away than that are:`)
};

const fr_ca2_location_nearest_text = /** @type {(inputs: Location_Nearest_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plus loin, il y a :`)
};

/**
* | output |
* | --- |
* | "Further away than that are:" |
*
* @param {Location_Nearest_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_nearest_text = /** @type {((inputs?: Location_Nearest_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_Nearest_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_nearest_text(inputs)
	return en_ca2_location_nearest_text(inputs)
});