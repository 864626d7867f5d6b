/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ question: NonNullable<unknown> }} Order_Question_RequiredInputs */

const en_ca2_order_question_required = /** @type {(inputs: Order_Question_RequiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please answer: ${i?.question}`)
};

const fr_ca2_order_question_required = /** @type {(inputs: Order_Question_RequiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Veuillez répondre à la question : ${i?.question}`)
};

/**
* | output |
* | --- |
* | "Please answer: {question}" |
*
* @param {Order_Question_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_question_required = /** @type {((inputs: Order_Question_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Question_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_question_required(inputs)
	return en_ca2_order_question_required(inputs)
});