/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Settings_FailedInputs */

const en_ca2_suite_settings_failed = /** @type {(inputs: Suite_Settings_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The settings could not be saved. Please try again.`)
};

const fr_ca2_suite_settings_failed = /** @type {(inputs: Suite_Settings_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les réglages n’ont pas pu être enregistrés. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "The settings could not be saved. Please try again." |
*
* @param {Suite_Settings_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_settings_failed = /** @type {((inputs?: Suite_Settings_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Settings_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_settings_failed(inputs)
	return en_ca2_suite_settings_failed(inputs)
});