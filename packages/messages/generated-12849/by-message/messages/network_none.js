/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Network_NoneInputs */

const en_ca2_network_none = /** @type {(inputs: Network_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re offline`)
};

const fr_ca2_network_none = /** @type {(inputs: Network_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous êtes hors ligne`)
};

/**
* | output |
* | --- |
* | "You’re offline" |
*
* @param {Network_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_none = /** @type {((inputs?: Network_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_none(inputs)
	return en_ca2_network_none(inputs)
});