/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Tax_NameInputs */

const en_ca2_finding_expects_tax_name = /** @type {(inputs: Finding_Expects_Tax_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the short name of a tax`)
};

const fr_ca2_finding_expects_tax_name = /** @type {(inputs: Finding_Expects_Tax_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`le nom court d’une taxe`)
};

/**
* | output |
* | --- |
* | "the short name of a tax" |
*
* @param {Finding_Expects_Tax_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_tax_name = /** @type {((inputs?: Finding_Expects_Tax_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Tax_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_tax_name(inputs)
	return en_ca2_finding_expects_tax_name(inputs)
});