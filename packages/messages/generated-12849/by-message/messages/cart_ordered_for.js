/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Cart_Ordered_ForInputs */

const en_ca2_cart_ordered_for = /** @type {(inputs: Cart_Ordered_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order is for ${i?.when}`)
};

const fr_ca2_cart_ordered_for = /** @type {(inputs: Cart_Ordered_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande est pour ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Your order is for {when}" |
*
* @param {Cart_Ordered_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_ordered_for = /** @type {((inputs: Cart_Ordered_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Ordered_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_ordered_for(inputs)
	return en_ca2_cart_ordered_for(inputs)
});