/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Settings_ChangeInputs */

const en_ca2_suite_settings_change = /** @type {(inputs: Suite_Settings_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the tab’s limit`)
};

const fr_ca2_suite_settings_change = /** @type {(inputs: Suite_Settings_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier la limite de la note`)
};

/**
* | output |
* | --- |
* | "Change the tab’s limit" |
*
* @param {Suite_Settings_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_settings_change = /** @type {((inputs?: Suite_Settings_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Settings_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_settings_change(inputs)
	return en_ca2_suite_settings_change(inputs)
});