/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Theme_Is_DarkInputs */

const en_ca2_studio_set_theme_is_dark = /** @type {(inputs: Studio_Set_Theme_Is_DarkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dark`)
};

const fr_ca2_studio_set_theme_is_dark = /** @type {(inputs: Studio_Set_Theme_Is_DarkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sombre`)
};

/**
* | output |
* | --- |
* | "Dark" |
*
* @param {Studio_Set_Theme_Is_DarkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_theme_is_dark = /** @type {((inputs?: Studio_Set_Theme_Is_DarkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Theme_Is_DarkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_theme_is_dark(inputs)
	return en_ca2_studio_set_theme_is_dark(inputs)
});