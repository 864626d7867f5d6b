/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ code: NonNullable<unknown> }} Cart_Promo_Not_HereInputs */

const en_ca2_cart_promo_not_here = /** @type {(inputs: Cart_Promo_Not_HereInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your promo code ${i?.code} doesn’t apply to this order.`)
};

const fr_ca2_cart_promo_not_here = /** @type {(inputs: Cart_Promo_Not_HereInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre code promo ${i?.code} ne s’applique pas à cette commande.`)
};

/**
* | output |
* | --- |
* | "Your promo code {code} doesn’t apply to this order." |
*
* @param {Cart_Promo_Not_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_promo_not_here = /** @type {((inputs: Cart_Promo_Not_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Promo_Not_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_promo_not_here(inputs)
	return en_ca2_cart_promo_not_here(inputs)
});