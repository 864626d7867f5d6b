/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Style_NameInputs */

const en_ca2_finding_expects_style_name = /** @type {(inputs: Finding_Expects_Style_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a name of letters, digits, hyphens and spaces`)
};

const fr_ca2_finding_expects_style_name = /** @type {(inputs: Finding_Expects_Style_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un nom de lettres, chiffres, traits d’union et espaces`)
};

/**
* | output |
* | --- |
* | "a name of letters, digits, hyphens and spaces" |
*
* @param {Finding_Expects_Style_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_style_name = /** @type {((inputs?: Finding_Expects_Style_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Style_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_style_name(inputs)
	return en_ca2_finding_expects_style_name(inputs)
});