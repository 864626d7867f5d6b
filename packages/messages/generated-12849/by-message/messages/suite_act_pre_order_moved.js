/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Pre_Order_MovedInputs */

const en_ca2_suite_act_pre_order_moved = /** @type {(inputs: Suite_Act_Pre_Order_MovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The event was moved, and the pre-order with it`)
};

const fr_ca2_suite_act_pre_order_moved = /** @type {(inputs: Suite_Act_Pre_Order_MovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’événement a été déplacé, et la précommande avec lui`)
};

/**
* | output |
* | --- |
* | "The event was moved, and the pre-order with it" |
*
* @param {Suite_Act_Pre_Order_MovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_pre_order_moved = /** @type {((inputs?: Suite_Act_Pre_Order_MovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Pre_Order_MovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_pre_order_moved(inputs)
	return en_ca2_suite_act_pre_order_moved(inputs)
});