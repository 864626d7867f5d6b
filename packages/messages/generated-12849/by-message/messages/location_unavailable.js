/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_UnavailableInputs */

const en_ca2_location_unavailable = /** @type {(inputs: Location_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your location could not be found. Type an address or a postal code instead.`)
};

const fr_ca2_location_unavailable = /** @type {(inputs: Location_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre position est introuvable. Tapez plutôt une adresse ou un code postal.`)
};

/**
* | output |
* | --- |
* | "Your location could not be found. Type an address or a postal code instead." |
*
* @param {Location_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_unavailable = /** @type {((inputs?: Location_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_unavailable(inputs)
	return en_ca2_location_unavailable(inputs)
});