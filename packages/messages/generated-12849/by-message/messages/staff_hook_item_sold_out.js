/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Item_Sold_OutInputs */

const en_ca2_staff_hook_item_sold_out = /** @type {(inputs: Staff_Hook_Item_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dishes are sold out`)
};

const fr_ca2_staff_hook_item_sold_out = /** @type {(inputs: Staff_Hook_Item_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Des plats sont épuisés`)
};

/**
* | output |
* | --- |
* | "Dishes are sold out" |
*
* @param {Staff_Hook_Item_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_item_sold_out = /** @type {((inputs?: Staff_Hook_Item_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Item_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_item_sold_out(inputs)
	return en_ca2_staff_hook_item_sold_out(inputs)
});