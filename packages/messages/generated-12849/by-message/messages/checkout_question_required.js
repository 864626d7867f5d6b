/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Question_RequiredInputs */

const en_ca2_checkout_question_required = /** @type {(inputs: Checkout_Question_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Required`)
};

const fr_ca2_checkout_question_required = /** @type {(inputs: Checkout_Question_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Obligatoire`)
};

/**
* | output |
* | --- |
* | "Required" |
*
* @param {Checkout_Question_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_question_required = /** @type {((inputs?: Checkout_Question_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Question_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_question_required(inputs)
	return en_ca2_checkout_question_required(inputs)
});