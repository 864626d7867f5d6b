/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_LocalizationInputs */

const en_ca2_finding_expects_localization = /** @type {(inputs: Finding_Expects_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`translated words by language`)
};

const fr_ca2_finding_expects_localization = /** @type {(inputs: Finding_Expects_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`des mots traduits, par langue`)
};

/**
* | output |
* | --- |
* | "translated words by language" |
*
* @param {Finding_Expects_LocalizationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_localization = /** @type {((inputs?: Finding_Expects_LocalizationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_LocalizationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_localization(inputs)
	return en_ca2_finding_expects_localization(inputs)
});