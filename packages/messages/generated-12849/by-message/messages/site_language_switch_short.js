/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Language_Switch_ShortInputs */

const en_ca2_site_language_switch_short = /** @type {(inputs: Site_Language_Switch_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`FR`)
};

const fr_ca2_site_language_switch_short = /** @type {(inputs: Site_Language_Switch_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`EN`)
};

/**
* | output |
* | --- |
* | "FR" |
*
* @param {Site_Language_Switch_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_language_switch_short = /** @type {((inputs?: Site_Language_Switch_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Language_Switch_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_language_switch_short(inputs)
	return en_ca2_site_language_switch_short(inputs)
});