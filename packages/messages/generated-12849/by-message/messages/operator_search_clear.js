/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Search_ClearInputs */

const en_ca2_operator_search_clear = /** @type {(inputs: Operator_Search_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show all suites`)
};

const fr_ca2_operator_search_clear = /** @type {(inputs: Operator_Search_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afficher toutes les loges`)
};

/**
* | output |
* | --- |
* | "Show all suites" |
*
* @param {Operator_Search_ClearInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_search_clear = /** @type {((inputs?: Operator_Search_ClearInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Search_ClearInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_search_clear(inputs)
	return en_ca2_operator_search_clear(inputs)
});