/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Order_AnsweredInputs */

const en_ca2_refusal_order_answered = /** @type {(inputs: Refusal_Order_AnsweredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order doesn’t wait for an answer any more.`)
};

const fr_ca2_refusal_order_answered = /** @type {(inputs: Refusal_Order_AnsweredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande n’attend plus de réponse.`)
};

/**
* | output |
* | --- |
* | "This order doesn’t wait for an answer any more." |
*
* @param {Refusal_Order_AnsweredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_order_answered = /** @type {((inputs?: Refusal_Order_AnsweredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Order_AnsweredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_order_answered(inputs)
	return en_ca2_refusal_order_answered(inputs)
});