/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Unknown_FieldInputs */

const en_ca2_finding_doubt_unknown_field = /** @type {(inputs: Finding_Doubt_Unknown_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not a field of venues and is ignored.`)
};

const fr_ca2_finding_doubt_unknown_field = /** @type {(inputs: Finding_Doubt_Unknown_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce n’est pas un champ d’établissement, et il est ignoré.`)
};

/**
* | output |
* | --- |
* | "This is not a field of venues and is ignored." |
*
* @param {Finding_Doubt_Unknown_FieldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_unknown_field = /** @type {((inputs?: Finding_Doubt_Unknown_FieldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Unknown_FieldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_unknown_field(inputs)
	return en_ca2_finding_doubt_unknown_field(inputs)
});