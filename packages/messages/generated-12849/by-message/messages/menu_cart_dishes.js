/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Cart_DishesInputs */

const en_ca2_menu_cart_dishes = /** @type {(inputs: Menu_Cart_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`One dish`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes`);
	return /** @type {LocalizedString} */ ("menu_cart_dishes");
};

const fr_ca2_menu_cart_dishes = /** @type {(inputs: Menu_Cart_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats`);
	return /** @type {LocalizedString} */ ("menu_cart_dishes");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "One dish" |
* | "other" | "{count} dishes" |
*
* @param {Menu_Cart_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_dishes = /** @type {((inputs: Menu_Cart_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_dishes(inputs)
	return en_ca2_menu_cart_dishes(inputs)
});