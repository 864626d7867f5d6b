/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Search_GoInputs */

const en_ca2_operator_search_go = /** @type {(inputs: Operator_Search_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find`)
};

const fr_ca2_operator_search_go = /** @type {(inputs: Operator_Search_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouver`)
};

/**
* | output |
* | --- |
* | "Find" |
*
* @param {Operator_Search_GoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_search_go = /** @type {((inputs?: Operator_Search_GoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Search_GoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_search_go(inputs)
	return en_ca2_operator_search_go(inputs)
});