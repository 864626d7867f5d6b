/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ maxItemsPerCart: NonNullable<unknown> }} Refusal_Cart_Full_LimitInputs */

const en_ca2_refusal_cart_full_limit = /** @type {(inputs: Refusal_Cart_Full_LimitInputs) => LocalizedString} */ (i) => {const maxPlural = registry.plural("en-CA", i?.maxItemsPerCart, {});
	if (maxPlural === "one") return /** @type {LocalizedString} */ (`You can only have one item in your cart.`);
	if (maxPlural === "other") return /** @type {LocalizedString} */ (`You can only have ${i?.maxItemsPerCart} items in your cart.`);
	return /** @type {LocalizedString} */ ("refusal_cart_full_limit");
};

const fr_ca2_refusal_cart_full_limit = /** @type {(inputs: Refusal_Cart_Full_LimitInputs) => LocalizedString} */ (i) => {const maxPlural = registry.plural("fr-CA", i?.maxItemsPerCart, {});
	if (maxPlural === "one") return /** @type {LocalizedString} */ (`Votre panier ne peut contenir qu’un seul article.`);
	if (maxPlural === "other") return /** @type {LocalizedString} */ (`Votre panier ne peut contenir que ${i?.maxItemsPerCart} articles.`);
	return /** @type {LocalizedString} */ ("refusal_cart_full_limit");
};

/**
* | maxPlural | output |
* | --- | --- |
* | "one" | "You can only have one item in your cart." |
* | "other" | "You can only have {maxItemsPerCart} items in your cart." |
*
* @param {Refusal_Cart_Full_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_cart_full_limit = /** @type {((inputs: Refusal_Cart_Full_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Cart_Full_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_cart_full_limit(inputs)
	return en_ca2_refusal_cart_full_limit(inputs)
});