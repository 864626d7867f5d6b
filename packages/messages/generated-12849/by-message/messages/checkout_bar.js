/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_BarInputs */

const en_ca2_checkout_bar = /** @type {(inputs: Checkout_BarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place the order`)
};

const fr_ca2_checkout_bar = /** @type {(inputs: Checkout_BarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passer la commande`)
};

/**
* | output |
* | --- |
* | "Place the order" |
*
* @param {Checkout_BarInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_bar = /** @type {((inputs?: Checkout_BarInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_BarInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_bar(inputs)
	return en_ca2_checkout_bar(inputs)
});