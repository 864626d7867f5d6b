/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_No_Suites_TextInputs */

const en_ca2_operator_no_suites_text = /** @type {(inputs: Operator_No_Suites_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No suite or owner matches. Check the spelling, or show all suites.`)
};

const fr_ca2_operator_no_suites_text = /** @type {(inputs: Operator_No_Suites_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune loge ni aucun propriétaire ne correspond. Vérifiez l’orthographe ou affichez toutes les loges.`)
};

/**
* | output |
* | --- |
* | "No suite or owner matches. Check the spelling, or show all suites." |
*
* @param {Operator_No_Suites_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_no_suites_text = /** @type {((inputs?: Operator_No_Suites_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_No_Suites_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_no_suites_text(inputs)
	return en_ca2_operator_no_suites_text(inputs)
});