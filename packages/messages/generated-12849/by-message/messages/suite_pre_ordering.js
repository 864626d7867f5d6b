/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Pre_OrderingInputs */

const en_ca2_suite_pre_ordering = /** @type {(inputs: Suite_Pre_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-orders are open`)
};

const fr_ca2_suite_pre_ordering = /** @type {(inputs: Suite_Pre_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommandes ouvertes`)
};

/**
* | output |
* | --- |
* | "Pre-orders are open" |
*
* @param {Suite_Pre_OrderingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_pre_ordering = /** @type {((inputs?: Suite_Pre_OrderingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Pre_OrderingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_pre_ordering(inputs)
	return en_ca2_suite_pre_ordering(inputs)
});