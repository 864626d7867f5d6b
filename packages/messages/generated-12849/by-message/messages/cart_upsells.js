/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_UpsellsInputs */

const en_ca2_cart_upsells = /** @type {(inputs: Cart_UpsellsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Goes well with your order`)
};

const fr_ca2_cart_upsells = /** @type {(inputs: Cart_UpsellsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour accompagner`)
};

/**
* | output |
* | --- |
* | "Goes well with your order" |
*
* @param {Cart_UpsellsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_upsells = /** @type {((inputs?: Cart_UpsellsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_UpsellsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_upsells(inputs)
	return en_ca2_cart_upsells(inputs)
});