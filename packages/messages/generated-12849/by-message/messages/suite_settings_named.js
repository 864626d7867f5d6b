/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown> }} Suite_Settings_NamedInputs */

const en_ca2_suite_settings_named = /** @type {(inputs: Suite_Settings_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Settings of ${i?.suite}`)
};

const fr_ca2_suite_settings_named = /** @type {(inputs: Suite_Settings_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Réglages : ${i?.suite}`)
};

/**
* | output |
* | --- |
* | "Settings of {suite}" |
*
* @param {Suite_Settings_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_settings_named = /** @type {((inputs: Suite_Settings_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Settings_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_settings_named(inputs)
	return en_ca2_suite_settings_named(inputs)
});