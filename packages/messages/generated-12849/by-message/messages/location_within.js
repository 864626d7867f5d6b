/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_WithinInputs */

const en_ca2_location_within = /** @type {(inputs: Location_WithinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Within`)
};

const fr_ca2_location_within = /** @type {(inputs: Location_WithinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rayon`)
};

/**
* | output |
* | --- |
* | "Within" |
*
* @param {Location_WithinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_within = /** @type {((inputs?: Location_WithinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_WithinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_within(inputs)
	return en_ca2_location_within(inputs)
});