/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Pre_Order_ChangedInputs */

const en_ca2_suite_act_pre_order_changed = /** @type {(inputs: Suite_Act_Pre_Order_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed the pre-order`)
};

const fr_ca2_suite_act_pre_order_changed = /** @type {(inputs: Suite_Act_Pre_Order_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A modifié la précommande`)
};

/**
* | output |
* | --- |
* | "Changed the pre-order" |
*
* @param {Suite_Act_Pre_Order_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_pre_order_changed = /** @type {((inputs?: Suite_Act_Pre_Order_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Pre_Order_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_pre_order_changed(inputs)
	return en_ca2_suite_act_pre_order_changed(inputs)
});