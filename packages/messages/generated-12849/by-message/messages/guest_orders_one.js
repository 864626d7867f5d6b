/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, restaurant: NonNullable<unknown>, day: NonNullable<unknown> }} Guest_Orders_OneInputs */

const en_ca2_guest_orders_one = /** @type {(inputs: Guest_Orders_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number} at ${i?.restaurant}, ${i?.day}`)
};

const fr_ca2_guest_orders_one = /** @type {(inputs: Guest_Orders_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commande ${i?.number} chez ${i?.restaurant}, ${i?.day}`)
};

/**
* | output |
* | --- |
* | "Order {number} at {restaurant}, {day}" |
*
* @param {Guest_Orders_OneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_one = /** @type {((inputs: Guest_Orders_OneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_OneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_one(inputs)
	return en_ca2_guest_orders_one(inputs)
});