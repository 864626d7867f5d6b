/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Choose_SuiteInputs */

const en_ca2_operator_choose_suite = /** @type {(inputs: Operator_Choose_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Settings belong to one suite. Open its event, then choose the suite.`)
};

const fr_ca2_operator_choose_suite = /** @type {(inputs: Operator_Choose_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les réglages sont propres à chaque loge. Ouvrez l’événement, puis choisissez la loge.`)
};

/**
* | output |
* | --- |
* | "Settings belong to one suite. Open its event, then choose the suite." |
*
* @param {Operator_Choose_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_choose_suite = /** @type {((inputs?: Operator_Choose_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Choose_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_choose_suite(inputs)
	return en_ca2_operator_choose_suite(inputs)
});