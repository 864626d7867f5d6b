/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_DeniedInputs */

const en_ca2_location_denied = /** @type {(inputs: Location_DeniedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser does not share your location. Type an address or a postal code instead.`)
};

const fr_ca2_location_denied = /** @type {(inputs: Location_DeniedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre navigateur ne partage pas votre position. Tapez plutôt une adresse ou un code postal.`)
};

/**
* | output |
* | --- |
* | "Your browser does not share your location. Type an address or a postal code instead." |
*
* @param {Location_DeniedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_denied = /** @type {((inputs?: Location_DeniedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_DeniedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_denied(inputs)
	return en_ca2_location_denied(inputs)
});