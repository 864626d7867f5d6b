/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_ReloadInputs */

const en_ca2_site_reload = /** @type {(inputs: Site_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reload the page`)
};

const fr_ca2_site_reload = /** @type {(inputs: Site_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recharger la page`)
};

/**
* | output |
* | --- |
* | "Reload the page" |
*
* @param {Site_ReloadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_reload = /** @type {((inputs?: Site_ReloadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_ReloadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_reload(inputs)
	return en_ca2_site_reload(inputs)
});