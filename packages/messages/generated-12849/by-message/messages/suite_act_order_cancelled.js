/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Order_CancelledInputs */

const en_ca2_suite_act_order_cancelled = /** @type {(inputs: Suite_Act_Order_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order was cancelled`)
};

const fr_ca2_suite_act_order_cancelled = /** @type {(inputs: Suite_Act_Order_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande a été annulée`)
};

/**
* | output |
* | --- |
* | "An order was cancelled" |
*
* @param {Suite_Act_Order_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_order_cancelled = /** @type {((inputs?: Suite_Act_Order_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Order_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_order_cancelled(inputs)
	return en_ca2_suite_act_order_cancelled(inputs)
});