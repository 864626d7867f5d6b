/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Reordered_PartlyInputs */

const en_ca2_cart_reordered_partly = /** @type {(inputs: Cart_Reordered_PartlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t add all of your order`)
};

const fr_ca2_cart_reordered_partly = /** @type {(inputs: Cart_Reordered_PartlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une partie de votre commande n’a pas pu être ajoutée`)
};

/**
* | output |
* | --- |
* | "We couldn’t add all of your order" |
*
* @param {Cart_Reordered_PartlyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_reordered_partly = /** @type {((inputs?: Cart_Reordered_PartlyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Reordered_PartlyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_reordered_partly(inputs)
	return en_ca2_cart_reordered_partly(inputs)
});