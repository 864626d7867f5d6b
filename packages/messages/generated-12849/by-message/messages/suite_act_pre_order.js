/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Pre_OrderInputs */

const en_ca2_suite_act_pre_order = /** @type {(inputs: Suite_Act_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Placed the pre-order`)
};

const fr_ca2_suite_act_pre_order = /** @type {(inputs: Suite_Act_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A fait la précommande`)
};

/**
* | output |
* | --- |
* | "Placed the pre-order" |
*
* @param {Suite_Act_Pre_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_pre_order = /** @type {((inputs?: Suite_Act_Pre_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Pre_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_pre_order(inputs)
	return en_ca2_suite_act_pre_order(inputs)
});