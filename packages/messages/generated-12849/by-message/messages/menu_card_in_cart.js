/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Card_In_CartInputs */

const en_ca2_menu_card_in_cart = /** @type {(inputs: Menu_Card_In_CartInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`one in the cart`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} in the cart`);
	return /** @type {LocalizedString} */ ("menu_card_in_cart");
};

const fr_ca2_menu_card_in_cart = /** @type {(inputs: Menu_Card_In_CartInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} dans le panier`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dans le panier`);
	return /** @type {LocalizedString} */ ("menu_card_in_cart");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "one in the cart" |
* | "other" | "{count} in the cart" |
*
* @param {Menu_Card_In_CartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_card_in_cart = /** @type {((inputs: Menu_Card_In_CartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Card_In_CartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_card_in_cart(inputs)
	return en_ca2_menu_card_in_cart(inputs)
});