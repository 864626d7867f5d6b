/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Brought_LabelInputs */

const en_ca2_suite_brought_label = /** @type {(inputs: Suite_Brought_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the suite`)
};

const fr_ca2_suite_brought_label = /** @type {(inputs: Suite_Brought_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dans la loge`)
};

/**
* | output |
* | --- |
* | "In the suite" |
*
* @param {Suite_Brought_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_brought_label = /** @type {((inputs?: Suite_Brought_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Brought_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_brought_label(inputs)
	return en_ca2_suite_brought_label(inputs)
});