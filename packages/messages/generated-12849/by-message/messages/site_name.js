/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_NameInputs */

const en_ca2_site_name = /** @type {(inputs: Site_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir`)
};

const fr_ca2_site_name = /** @type {(inputs: Site_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir`)
};

/**
* | output |
* | --- |
* | "Comptoir" |
*
* @param {Site_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_name = /** @type {((inputs?: Site_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_name(inputs)
	return en_ca2_site_name(inputs)
});