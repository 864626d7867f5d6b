/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_Assigned_To_SuiteInputs */

const en_ca2_refusal_not_assigned_to_suite = /** @type {(inputs: Refusal_Not_Assigned_To_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This user is not assigned to this suite.`)
};

const fr_ca2_refusal_not_assigned_to_suite = /** @type {(inputs: Refusal_Not_Assigned_To_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette personne n’est pas associée à cette loge.`)
};

/**
* | output |
* | --- |
* | "This user is not assigned to this suite." |
*
* @param {Refusal_Not_Assigned_To_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_assigned_to_suite = /** @type {((inputs?: Refusal_Not_Assigned_To_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_Assigned_To_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_assigned_to_suite(inputs)
	return en_ca2_refusal_not_assigned_to_suite(inputs)
});