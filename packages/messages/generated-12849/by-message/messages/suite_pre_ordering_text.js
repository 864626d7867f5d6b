/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Pre_Ordering_TextInputs */

const en_ca2_suite_pre_ordering_text = /** @type {(inputs: Suite_Pre_Ordering_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can order ahead for your suite.`)
};

const fr_ca2_suite_pre_ordering_text = /** @type {(inputs: Suite_Pre_Ordering_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous pouvez précommander pour votre loge.`)
};

/**
* | output |
* | --- |
* | "You can order ahead for your suite." |
*
* @param {Suite_Pre_Ordering_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_pre_ordering_text = /** @type {((inputs?: Suite_Pre_Ordering_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Pre_Ordering_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_pre_ordering_text(inputs)
	return en_ca2_suite_pre_ordering_text(inputs)
});