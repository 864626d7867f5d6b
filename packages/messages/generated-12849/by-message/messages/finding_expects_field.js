/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_FieldInputs */

const en_ca2_finding_expects_field = /** @type {(inputs: Finding_Expects_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a field that venues have`)
};

const fr_ca2_finding_expects_field = /** @type {(inputs: Finding_Expects_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un champ que les établissements ont`)
};

/**
* | output |
* | --- |
* | "a field that venues have" |
*
* @param {Finding_Expects_FieldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_field = /** @type {((inputs?: Finding_Expects_FieldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_FieldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_field(inputs)
	return en_ca2_finding_expects_field(inputs)
});