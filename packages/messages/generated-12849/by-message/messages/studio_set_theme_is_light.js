/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Theme_Is_LightInputs */

const en_ca2_studio_set_theme_is_light = /** @type {(inputs: Studio_Set_Theme_Is_LightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Light`)
};

const fr_ca2_studio_set_theme_is_light = /** @type {(inputs: Studio_Set_Theme_Is_LightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clair`)
};

/**
* | output |
* | --- |
* | "Light" |
*
* @param {Studio_Set_Theme_Is_LightInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_theme_is_light = /** @type {((inputs?: Studio_Set_Theme_Is_LightInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Theme_Is_LightInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_theme_is_light(inputs)
	return en_ca2_studio_set_theme_is_light(inputs)
});