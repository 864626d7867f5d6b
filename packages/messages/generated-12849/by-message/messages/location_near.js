/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_NearInputs */

const en_ca2_location_near = /** @type {(inputs: Location_NearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address, town or postal code`)
};

const fr_ca2_location_near = /** @type {(inputs: Location_NearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Adresse, ville ou code postal`)
};

/**
* | output |
* | --- |
* | "Address, town or postal code" |
*
* @param {Location_NearInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_near = /** @type {((inputs?: Location_NearInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_NearInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_near(inputs)
	return en_ca2_location_near(inputs)
});