/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_OfflineInputs */

const en_ca2_studio_offline = /** @type {(inputs: Studio_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection. What you typed is kept on this device, and is saved when the connection is back.`)
};

const fr_ca2_studio_offline = /** @type {(inputs: Studio_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune connexion. Ce que vous avez saisi est gardé sur cet appareil et sera enregistré au retour de la connexion.`)
};

/**
* | output |
* | --- |
* | "No connection. What you typed is kept on this device, and is saved when the connection is back." |
*
* @param {Studio_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_offline = /** @type {((inputs?: Studio_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_offline(inputs)
	return en_ca2_studio_offline(inputs)
});