/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_OfflineInputs */

const en_ca2_site_offline = /** @type {(inputs: Site_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You seem to be offline, and this needs a connection. Your cart is saved.`)
};

const fr_ca2_site_offline = /** @type {(inputs: Site_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous semblez hors ligne, et il faut une connexion pour continuer. Votre panier est conservé.`)
};

/**
* | output |
* | --- |
* | "You seem to be offline, and this needs a connection. Your cart is saved." |
*
* @param {Site_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_offline = /** @type {((inputs?: Site_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_offline(inputs)
	return en_ca2_site_offline(inputs)
});