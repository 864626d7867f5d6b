/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Theme_Is_DeviceInputs */

const en_ca2_studio_set_theme_is_device = /** @type {(inputs: Studio_Set_Theme_Is_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As the device says`)
};

const fr_ca2_studio_set_theme_is_device = /** @type {(inputs: Studio_Set_Theme_Is_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selon l’appareil`)
};

/**
* | output |
* | --- |
* | "As the device says" |
*
* @param {Studio_Set_Theme_Is_DeviceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_theme_is_device = /** @type {((inputs?: Studio_Set_Theme_Is_DeviceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Theme_Is_DeviceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_theme_is_device(inputs)
	return en_ca2_studio_set_theme_is_device(inputs)
});