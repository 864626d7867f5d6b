/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Too_Many_DeclinesInputs */

const en_ca2_order_too_many_declines = /** @type {(inputs: Order_Too_Many_DeclinesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many cards were declined. Please try again later, or pay at the restaurant where that is offered.`)
};

const fr_ca2_order_too_many_declines = /** @type {(inputs: Order_Too_Many_DeclinesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trop de cartes ont été refusées. Veuillez réessayer plus tard, ou payer sur place là où c’est offert.`)
};

/**
* | output |
* | --- |
* | "Too many cards were declined. Please try again later, or pay at the restaurant where that is offered." |
*
* @param {Order_Too_Many_DeclinesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_too_many_declines = /** @type {((inputs?: Order_Too_Many_DeclinesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Too_Many_DeclinesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_too_many_declines(inputs)
	return en_ca2_order_too_many_declines(inputs)
});