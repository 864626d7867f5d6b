/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Network_ReloadInputs */

const en_ca2_network_reload = /** @type {(inputs: Network_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load the latest menu`)
};

const fr_ca2_network_reload = /** @type {(inputs: Network_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Charger le menu à jour`)
};

/**
* | output |
* | --- |
* | "Load the latest menu" |
*
* @param {Network_ReloadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_reload = /** @type {((inputs?: Network_ReloadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_ReloadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_reload(inputs)
	return en_ca2_network_reload(inputs)
});