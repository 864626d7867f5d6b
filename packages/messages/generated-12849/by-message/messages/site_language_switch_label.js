/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Language_Switch_LabelInputs */

const en_ca2_site_language_switch_label = /** @type {(inputs: Site_Language_Switch_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afficher le site en français`)
};

const fr_ca2_site_language_switch_label = /** @type {(inputs: Site_Language_Switch_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show the site in English`)
};

/**
* | output |
* | --- |
* | "Afficher le site en français" |
*
* @param {Site_Language_Switch_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_language_switch_label = /** @type {((inputs?: Site_Language_Switch_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Language_Switch_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_language_switch_label(inputs)
	return en_ca2_site_language_switch_label(inputs)
});