/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_ThemeInputs */

const en_ca2_studio_set_look_theme = /** @type {(inputs: Studio_Set_Look_ThemeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Light or dark`)
};

const fr_ca2_studio_set_look_theme = /** @type {(inputs: Studio_Set_Look_ThemeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clair ou sombre`)
};

/**
* | output |
* | --- |
* | "Light or dark" |
*
* @param {Studio_Set_Look_ThemeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_theme = /** @type {((inputs?: Studio_Set_Look_ThemeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_ThemeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_theme(inputs)
	return en_ca2_studio_set_look_theme(inputs)
});