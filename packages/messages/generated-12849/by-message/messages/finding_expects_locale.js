/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_LocaleInputs */

const en_ca2_finding_expects_locale = /** @type {(inputs: Finding_Expects_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en-CA or fr-CA`)
};

const fr_ca2_finding_expects_locale = /** @type {(inputs: Finding_Expects_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en-CA ou fr-CA`)
};

/**
* | output |
* | --- |
* | "en-CA or fr-CA" |
*
* @param {Finding_Expects_LocaleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_locale = /** @type {((inputs?: Finding_Expects_LocaleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_LocaleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_locale(inputs)
	return en_ca2_finding_expects_locale(inputs)
});