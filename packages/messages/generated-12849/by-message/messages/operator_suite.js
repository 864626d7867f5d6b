/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_SuiteInputs */

const en_ca2_operator_suite = /** @type {(inputs: Operator_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suite`)
};

const fr_ca2_operator_suite = /** @type {(inputs: Operator_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loge`)
};

/**
* | output |
* | --- |
* | "Suite" |
*
* @param {Operator_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_suite = /** @type {((inputs?: Operator_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_suite(inputs)
	return en_ca2_operator_suite(inputs)
});