/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_PreferenceInputs */

const en_ca2_suite_preference = /** @type {(inputs: Suite_PreferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment for the day`)
};

const fr_ca2_suite_preference = /** @type {(inputs: Suite_PreferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiement du jour`)
};

/**
* | output |
* | --- |
* | "Payment for the day" |
*
* @param {Suite_PreferenceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_preference = /** @type {((inputs?: Suite_PreferenceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_PreferenceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_preference(inputs)
	return en_ca2_suite_preference(inputs)
});