/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_OrderedInputs */

const en_ca2_suite_act_ordered = /** @type {(inputs: Suite_Act_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordered on the tab`)
};

const fr_ca2_suite_act_ordered = /** @type {(inputs: Suite_Act_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A commandé sur la note`)
};

/**
* | output |
* | --- |
* | "Ordered on the tab" |
*
* @param {Suite_Act_OrderedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_ordered = /** @type {((inputs?: Suite_Act_OrderedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_OrderedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_ordered(inputs)
	return en_ca2_suite_act_ordered(inputs)
});