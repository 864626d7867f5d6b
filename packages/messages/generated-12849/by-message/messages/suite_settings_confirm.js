/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Settings_ConfirmInputs */

const en_ca2_suite_settings_confirm = /** @type {(inputs: Suite_Settings_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm and open the tab`)
};

const fr_ca2_suite_settings_confirm = /** @type {(inputs: Suite_Settings_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmer et ouvrir la note`)
};

/**
* | output |
* | --- |
* | "Confirm and open the tab" |
*
* @param {Suite_Settings_ConfirmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_settings_confirm = /** @type {((inputs?: Suite_Settings_ConfirmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Settings_ConfirmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_settings_confirm(inputs)
	return en_ca2_suite_settings_confirm(inputs)
});