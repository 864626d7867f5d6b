/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ maxItemsPerCart: NonNullable<unknown> }} Cart_FullInputs */

const en_ca2_cart_full = /** @type {(inputs: Cart_FullInputs) => LocalizedString} */ (i) => {const maxItemsPerCartPlural = registry.plural("en-CA", i?.maxItemsPerCart, {});
	if (maxItemsPerCartPlural === "one") return /** @type {LocalizedString} */ (`You can only have one item in your cart.`);
	if (maxItemsPerCartPlural === "other") return /** @type {LocalizedString} */ (`You can only have ${i?.maxItemsPerCart} items in your cart.`);
	return /** @type {LocalizedString} */ ("cart_full");
};

const fr_ca2_cart_full = /** @type {(inputs: Cart_FullInputs) => LocalizedString} */ (i) => {const maxItemsPerCartPlural = registry.plural("fr-CA", i?.maxItemsPerCart, {});
	if (maxItemsPerCartPlural === "one") return /** @type {LocalizedString} */ (`Votre panier ne peut contenir qu’un seul article.`);
	if (maxItemsPerCartPlural === "other") return /** @type {LocalizedString} */ (`Votre panier peut contenir au plus ${i?.maxItemsPerCart} articles.`);
	return /** @type {LocalizedString} */ ("cart_full");
};

/**
* | maxItemsPerCartPlural | output |
* | --- | --- |
* | "one" | "You can only have one item in your cart." |
* | "other" | "You can only have {maxItemsPerCart} items in your cart." |
*
* @param {Cart_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_full = /** @type {((inputs: Cart_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_full(inputs)
	return en_ca2_cart_full(inputs)
});