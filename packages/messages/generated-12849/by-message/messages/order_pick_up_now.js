/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Order_Pick_Up_NowInputs */

const en_ca2_order_pick_up_now = /** @type {(inputs: Order_Pick_Up_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pick it up at the counter of ${i?.venue} and show this number.`)
};

const fr_ca2_order_pick_up_now = /** @type {(inputs: Order_Pick_Up_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Passez prendre votre commande au comptoir chez ${i?.venue} et montrez ce numéro.`)
};

/**
* | output |
* | --- |
* | "Pick it up at the counter of {venue} and show this number." |
*
* @param {Order_Pick_Up_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_pick_up_now = /** @type {((inputs: Order_Pick_Up_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Pick_Up_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_pick_up_now(inputs)
	return en_ca2_order_pick_up_now(inputs)
});