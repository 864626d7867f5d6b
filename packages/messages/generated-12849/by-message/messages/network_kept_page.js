/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Network_Kept_PageInputs */

const en_ca2_network_kept_page = /** @type {(inputs: Network_Kept_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The network isn’t answering`)
};

const fr_ca2_network_kept_page = /** @type {(inputs: Network_Kept_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le réseau ne répond pas`)
};

/**
* | output |
* | --- |
* | "The network isn’t answering" |
*
* @param {Network_Kept_PageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_kept_page = /** @type {((inputs?: Network_Kept_PageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_Kept_PageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_kept_page(inputs)
	return en_ca2_network_kept_page(inputs)
});