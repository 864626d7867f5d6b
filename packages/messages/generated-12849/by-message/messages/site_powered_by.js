/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Powered_ByInputs */

const en_ca2_site_powered_by = /** @type {(inputs: Site_Powered_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordering by Comptoir`)
};

const fr_ca2_site_powered_by = /** @type {(inputs: Site_Powered_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commande en ligne par Comptoir`)
};

/**
* | output |
* | --- |
* | "Ordering by Comptoir" |
*
* @param {Site_Powered_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_powered_by = /** @type {((inputs?: Site_Powered_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Powered_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_powered_by(inputs)
	return en_ca2_site_powered_by(inputs)
});