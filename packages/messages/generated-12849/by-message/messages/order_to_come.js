/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, date: NonNullable<unknown> }} Order_To_ComeInputs */

const en_ca2_order_to_come = /** @type {(inputs: Order_To_ComeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order no. ${i?.number} is for ${i?.date}`)
};

const fr_ca2_order_to_come = /** @type {(inputs: Order_To_ComeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande n° ${i?.number} est pour le ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Your order no. {number} is for {date}" |
*
* @param {Order_To_ComeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_to_come = /** @type {((inputs: Order_To_ComeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_To_ComeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_to_come(inputs)
	return en_ca2_order_to_come(inputs)
});