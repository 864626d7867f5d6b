/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Order_ThanksInputs */

const en_ca2_order_thanks = /** @type {(inputs: Order_ThanksInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thank you for ordering from ${i?.venue}.`)
};

const fr_ca2_order_thanks = /** @type {(inputs: Order_ThanksInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Merci d’avoir commandé chez ${i?.venue}.`)
};

/**
* | output |
* | --- |
* | "Thank you for ordering from {venue}." |
*
* @param {Order_ThanksInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_thanks = /** @type {((inputs: Order_ThanksInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_ThanksInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_thanks(inputs)
	return en_ca2_order_thanks(inputs)
});