/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_OptionalInputs */

const en_ca2_site_optional = /** @type {(inputs: Site_OptionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`optional`)
};

const fr_ca2_site_optional = /** @type {(inputs: Site_OptionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`facultatif`)
};

/**
* | output |
* | --- |
* | "optional" |
*
* @param {Site_OptionalInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_optional = /** @type {((inputs?: Site_OptionalInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_OptionalInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_optional(inputs)
	return en_ca2_site_optional(inputs)
});