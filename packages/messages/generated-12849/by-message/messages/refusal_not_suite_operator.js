/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_Suite_OperatorInputs */

const en_ca2_refusal_not_suite_operator = /** @type {(inputs: Refusal_Not_Suite_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`User is not a suite operator.`)
};

const fr_ca2_refusal_not_suite_operator = /** @type {(inputs: Refusal_Not_Suite_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette personne n’est pas responsable de loges.`)
};

/**
* | output |
* | --- |
* | "User is not a suite operator." |
*
* @param {Refusal_Not_Suite_OperatorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_suite_operator = /** @type {((inputs?: Refusal_Not_Suite_OperatorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_Suite_OperatorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_suite_operator(inputs)
	return en_ca2_refusal_not_suite_operator(inputs)
});