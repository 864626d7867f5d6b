/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Menu_Dropped_Sold_OutInputs */

const en_ca2_menu_dropped_sold_out = /** @type {(inputs: Menu_Dropped_Sold_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} has sold out, so we took it out of your cart.`)
};

const fr_ca2_menu_dropped_sold_out = /** @type {(inputs: Menu_Dropped_Sold_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce plat est épuisé et a été retiré de votre panier : ${i?.name}.`)
};

/**
* | output |
* | --- |
* | "{name} has sold out, so we took it out of your cart." |
*
* @param {Menu_Dropped_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_dropped_sold_out = /** @type {((inputs: Menu_Dropped_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Dropped_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_dropped_sold_out(inputs)
	return en_ca2_menu_dropped_sold_out(inputs)
});