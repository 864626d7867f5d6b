/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Change_Pre_OrderInputs */

const en_ca2_suite_change_pre_order = /** @type {(inputs: Suite_Change_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change your pre-order`)
};

const fr_ca2_suite_change_pre_order = /** @type {(inputs: Suite_Change_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier votre précommande`)
};

/**
* | output |
* | --- |
* | "Change your pre-order" |
*
* @param {Suite_Change_Pre_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_change_pre_order = /** @type {((inputs?: Suite_Change_Pre_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Change_Pre_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_change_pre_order(inputs)
	return en_ca2_suite_change_pre_order(inputs)
});