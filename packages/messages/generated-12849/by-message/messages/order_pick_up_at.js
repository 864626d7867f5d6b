/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ place: NonNullable<unknown> }} Order_Pick_Up_AtInputs */

const en_ca2_order_pick_up_at = /** @type {(inputs: Order_Pick_Up_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pick it up at ${i?.place}.`)
};

const fr_ca2_order_pick_up_at = /** @type {(inputs: Order_Pick_Up_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`À ramasser ici : ${i?.place}.`)
};

/**
* | output |
* | --- |
* | "Pick it up at {place}." |
*
* @param {Order_Pick_Up_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_pick_up_at = /** @type {((inputs: Order_Pick_Up_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Pick_Up_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_pick_up_at(inputs)
	return en_ca2_order_pick_up_at(inputs)
});