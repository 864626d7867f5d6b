/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_PlacedInputs */

const en_ca2_staff_hook_order_placed = /** @type {(inputs: Staff_Hook_Order_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new order`)
};

const fr_ca2_staff_hook_order_placed = /** @type {(inputs: Staff_Hook_Order_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une nouvelle commande`)
};

/**
* | output |
* | --- |
* | "A new order" |
*
* @param {Staff_Hook_Order_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_placed = /** @type {((inputs?: Staff_Hook_Order_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_placed(inputs)
	return en_ca2_staff_hook_order_placed(inputs)
});