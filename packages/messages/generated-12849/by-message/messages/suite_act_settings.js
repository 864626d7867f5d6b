/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_SettingsInputs */

const en_ca2_suite_act_settings = /** @type {(inputs: Suite_Act_SettingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmed the settings of the day`)
};

const fr_ca2_suite_act_settings = /** @type {(inputs: Suite_Act_SettingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A confirmé les réglages du jour`)
};

/**
* | output |
* | --- |
* | "Confirmed the settings of the day" |
*
* @param {Suite_Act_SettingsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_settings = /** @type {((inputs?: Suite_Act_SettingsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_SettingsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_settings(inputs)
	return en_ca2_suite_act_settings(inputs)
});