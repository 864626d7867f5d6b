/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Unknown_LocaleInputs */

const en_ca2_finding_doubt_unknown_locale = /** @type {(inputs: Finding_Doubt_Unknown_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not a supported language (en-CA, fr-CA) and is ignored.`)
};

const fr_ca2_finding_doubt_unknown_locale = /** @type {(inputs: Finding_Doubt_Unknown_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette langue n’est pas offerte (en-CA, fr-CA), et elle est ignorée.`)
};

/**
* | output |
* | --- |
* | "This is not a supported language (en-CA, fr-CA) and is ignored." |
*
* @param {Finding_Doubt_Unknown_LocaleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_unknown_locale = /** @type {((inputs?: Finding_Doubt_Unknown_LocaleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Unknown_LocaleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_unknown_locale(inputs)
	return en_ca2_finding_doubt_unknown_locale(inputs)
});