/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Settings_SavedInputs */

const en_ca2_suite_settings_saved = /** @type {(inputs: Suite_Settings_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saved.`)
};

const fr_ca2_suite_settings_saved = /** @type {(inputs: Suite_Settings_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistré.`)
};

/**
* | output |
* | --- |
* | "Saved." |
*
* @param {Suite_Settings_SavedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_settings_saved = /** @type {((inputs?: Suite_Settings_SavedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Settings_SavedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_settings_saved(inputs)
	return en_ca2_suite_settings_saved(inputs)
});