/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Settings_ConsentInputs */

const en_ca2_suite_settings_consent = /** @type {(inputs: Suite_Settings_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm this as agreed with the suite’s owner. Who changed what, and when, stays on record.`)
};

const fr_ca2_suite_settings_consent = /** @type {(inputs: Suite_Settings_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmez ce qui a été convenu avec le propriétaire de la loge. Qui a modifié quoi, et quand, reste consigné.`)
};

/**
* | output |
* | --- |
* | "Confirm this as agreed with the suite’s owner. Who changed what, and when, stays on record." |
*
* @param {Suite_Settings_ConsentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_settings_consent = /** @type {((inputs?: Suite_Settings_ConsentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Settings_ConsentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_settings_consent(inputs)
	return en_ca2_suite_settings_consent(inputs)
});