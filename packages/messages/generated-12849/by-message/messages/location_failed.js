/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_FailedInputs */

const en_ca2_location_failed = /** @type {(inputs: Location_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The search did not work. Please try again in a moment.`)
};

const fr_ca2_location_failed = /** @type {(inputs: Location_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La recherche n’a pas fonctionné. Réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "The search did not work. Please try again in a moment." |
*
* @param {Location_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_failed = /** @type {((inputs?: Location_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_failed(inputs)
	return en_ca2_location_failed(inputs)
});