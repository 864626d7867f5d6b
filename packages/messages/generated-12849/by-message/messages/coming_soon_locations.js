/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Coming_Soon_LocationsInputs */

const en_ca2_coming_soon_locations = /** @type {(inputs: Coming_Soon_LocationsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the other locations`)
};

const fr_ca2_coming_soon_locations = /** @type {(inputs: Coming_Soon_LocationsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir les autres établisse­ments`)
};

/**
* | output |
* | --- |
* | "See the other locations" |
*
* @param {Coming_Soon_LocationsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const coming_soon_locations = /** @type {((inputs?: Coming_Soon_LocationsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Coming_Soon_LocationsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_coming_soon_locations(inputs)
	return en_ca2_coming_soon_locations(inputs)
});