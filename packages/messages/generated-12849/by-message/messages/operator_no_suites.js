/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_No_SuitesInputs */

const en_ca2_operator_no_suites = /** @type {(inputs: Operator_No_SuitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No suite is found`)
};

const fr_ca2_operator_no_suites = /** @type {(inputs: Operator_No_SuitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune loge trouvée`)
};

/**
* | output |
* | --- |
* | "No suite is found" |
*
* @param {Operator_No_SuitesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_no_suites = /** @type {((inputs?: Operator_No_SuitesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_No_SuitesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_no_suites(inputs)
	return en_ca2_operator_no_suites(inputs)
});