/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_Here_TextInputs */

const en_ca2_location_here_text = /** @type {(inputs: Location_Here_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Around your location`)
};

const fr_ca2_location_here_text = /** @type {(inputs: Location_Here_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autour de votre position`)
};

/**
* | output |
* | --- |
* | "Around your location" |
*
* @param {Location_Here_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_here_text = /** @type {((inputs?: Location_Here_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_Here_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_here_text(inputs)
	return en_ca2_location_here_text(inputs)
});