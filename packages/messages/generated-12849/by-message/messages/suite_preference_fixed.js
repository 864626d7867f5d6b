/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Preference_FixedInputs */

const en_ca2_suite_preference_fixed = /** @type {(inputs: Suite_Preference_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has been submitted and can’t be changed.`)
};

const fr_ca2_suite_preference_fixed = /** @type {(inputs: Suite_Preference_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est soumis et ne peut plus être modifié.`)
};

/**
* | output |
* | --- |
* | "This has been submitted and can’t be changed." |
*
* @param {Suite_Preference_FixedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_preference_fixed = /** @type {((inputs?: Suite_Preference_FixedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Preference_FixedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_preference_fixed(inputs)
	return en_ca2_suite_preference_fixed(inputs)
});