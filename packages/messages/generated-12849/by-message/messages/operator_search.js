/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_SearchInputs */

const en_ca2_operator_search = /** @type {(inputs: Operator_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a suite or its owner`)
};

const fr_ca2_operator_search = /** @type {(inputs: Operator_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouver une loge ou son propriétaire`)
};

/**
* | output |
* | --- |
* | "Find a suite or its owner" |
*
* @param {Operator_SearchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_search = /** @type {((inputs?: Operator_SearchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_SearchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_search(inputs)
	return en_ca2_operator_search(inputs)
});