/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_By_SuiteInputs */

const en_ca2_modes_suites_by_suite = /** @type {(inputs: Modes_Suites_By_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By suite`)
};

const fr_ca2_modes_suites_by_suite = /** @type {(inputs: Modes_Suites_By_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Par loge`)
};

/**
* | output |
* | --- |
* | "By suite" |
*
* @param {Modes_Suites_By_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_by_suite = /** @type {((inputs?: Modes_Suites_By_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_By_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_by_suite(inputs)
	return en_ca2_modes_suites_by_suite(inputs)
});