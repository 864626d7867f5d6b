/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_Near_HintInputs */

const en_ca2_location_near_hint = /** @type {(inputs: Location_Near_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A postal code is enough.`)
};

const fr_ca2_location_near_hint = /** @type {(inputs: Location_Near_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un code postal suffit.`)
};

/**
* | output |
* | --- |
* | "A postal code is enough." |
*
* @param {Location_Near_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_near_hint = /** @type {((inputs?: Location_Near_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_Near_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_near_hint(inputs)
	return en_ca2_location_near_hint(inputs)
});