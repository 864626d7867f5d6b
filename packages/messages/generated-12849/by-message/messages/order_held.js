/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, card: NonNullable<unknown> }} Order_HeldInputs */

const en_ca2_order_held = /** @type {(inputs: Order_HeldInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} on ${i?.card}, charged once the restaurant accepts.`)
};

const fr_ca2_order_held = /** @type {(inputs: Order_HeldInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} sur ${i?.card}, débités une fois la commande acceptée.`)
};

/**
* | output |
* | --- |
* | "{amount} on {card}, charged once the restaurant accepts." |
*
* @param {Order_HeldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_held = /** @type {((inputs: Order_HeldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_HeldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_held(inputs)
	return en_ca2_order_held(inputs)
});