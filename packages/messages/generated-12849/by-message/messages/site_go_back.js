/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Go_BackInputs */

const en_ca2_site_go_back = /** @type {(inputs: Site_Go_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go back`)
};

const fr_ca2_site_go_back = /** @type {(inputs: Site_Go_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revenir en arrière`)
};

/**
* | output |
* | --- |
* | "Go back" |
*
* @param {Site_Go_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_go_back = /** @type {((inputs?: Site_Go_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Go_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_go_back(inputs)
	return en_ca2_site_go_back(inputs)
});