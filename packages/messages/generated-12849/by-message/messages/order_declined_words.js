/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ words: NonNullable<unknown> }} Order_Declined_WordsInputs */

const en_ca2_order_declined_words = /** @type {(inputs: Order_Declined_WordsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`From the restaurant: “${i?.words}”`)
};

const fr_ca2_order_declined_words = /** @type {(inputs: Order_Declined_WordsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mot du restaurant : « ${i?.words} »`)
};

/**
* | output |
* | --- |
* | "From the restaurant: “{words}”" |
*
* @param {Order_Declined_WordsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_declined_words = /** @type {((inputs: Order_Declined_WordsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Declined_WordsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_declined_words(inputs)
	return en_ca2_order_declined_words(inputs)
});