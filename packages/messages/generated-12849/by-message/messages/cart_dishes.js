/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Cart_DishesInputs */

const en_ca2_cart_dishes = /** @type {(inputs: Cart_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`one dish`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes`);
	return /** @type {LocalizedString} */ ("cart_dishes");
};

const fr_ca2_cart_dishes = /** @type {(inputs: Cart_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats`);
	return /** @type {LocalizedString} */ ("cart_dishes");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "one dish" |
* | "other" | "{count} dishes" |
*
* @param {Cart_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dishes = /** @type {((inputs: Cart_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dishes(inputs)
	return en_ca2_cart_dishes(inputs)
});