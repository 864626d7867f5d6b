/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_SubmitInputs */

const en_ca2_location_submit = /** @type {(inputs: Location_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search`)
};

const fr_ca2_location_submit = /** @type {(inputs: Location_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chercher`)
};

/**
* | output |
* | --- |
* | "Search" |
*
* @param {Location_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_submit = /** @type {((inputs?: Location_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_submit(inputs)
	return en_ca2_location_submit(inputs)
});