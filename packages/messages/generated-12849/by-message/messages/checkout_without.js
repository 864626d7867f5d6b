/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Checkout_WithoutInputs */

const en_ca2_checkout_without = /** @type {(inputs: Checkout_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Today, without ${i?.dishes}`)
};

const fr_ca2_checkout_without = /** @type {(inputs: Checkout_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aujourd’hui, sans ${i?.dishes}`)
};

/**
* | output |
* | --- |
* | "Today, without {dishes}" |
*
* @param {Checkout_WithoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_without = /** @type {((inputs: Checkout_WithoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_WithoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_without(inputs)
	return en_ca2_checkout_without(inputs)
});