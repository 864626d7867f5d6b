/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Checkout_Why_StockInputs */

const en_ca2_checkout_why_stock = /** @type {(inputs: Checkout_Why_StockInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There isn’t enough left today: ${i?.dishes}.`)
};

const fr_ca2_checkout_why_stock = /** @type {(inputs: Checkout_Why_StockInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’en reste plus assez aujourd’hui : ${i?.dishes}.`)
};

/**
* | output |
* | --- |
* | "There isn’t enough left today: {dishes}." |
*
* @param {Checkout_Why_StockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_stock = /** @type {((inputs: Checkout_Why_StockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_StockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_stock(inputs)
	return en_ca2_checkout_why_stock(inputs)
});