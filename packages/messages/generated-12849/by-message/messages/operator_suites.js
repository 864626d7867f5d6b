/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_SuitesInputs */

const en_ca2_operator_suites = /** @type {(inputs: Operator_SuitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suites`)
};

const fr_ca2_operator_suites = /** @type {(inputs: Operator_SuitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loges`)
};

/**
* | output |
* | --- |
* | "Suites" |
*
* @param {Operator_SuitesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_suites = /** @type {((inputs?: Operator_SuitesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_SuitesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_suites(inputs)
	return en_ca2_operator_suites(inputs)
});