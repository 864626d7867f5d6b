/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Guest_Orders_MineInputs */

const en_ca2_guest_orders_mine = /** @type {(inputs: Guest_Orders_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, add them to my receipts`)
};

const fr_ca2_guest_orders_mine = /** @type {(inputs: Guest_Orders_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oui, les ajouter à mes reçus`)
};

/**
* | output |
* | --- |
* | "Yes, add them to my receipts" |
*
* @param {Guest_Orders_MineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_mine = /** @type {((inputs?: Guest_Orders_MineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_MineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_mine(inputs)
	return en_ca2_guest_orders_mine(inputs)
});