/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_HereInputs */

const en_ca2_location_here = /** @type {(inputs: Location_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use my location`)
};

const fr_ca2_location_here = /** @type {(inputs: Location_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utiliser ma position`)
};

/**
* | output |
* | --- |
* | "Use my location" |
*
* @param {Location_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_here = /** @type {((inputs?: Location_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_here(inputs)
	return en_ca2_location_here(inputs)
});