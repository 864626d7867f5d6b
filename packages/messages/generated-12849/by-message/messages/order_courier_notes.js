/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ notes: NonNullable<unknown> }} Order_Courier_NotesInputs */

const en_ca2_order_courier_notes = /** @type {(inputs: Order_Courier_NotesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delivery instructions: ${i?.notes}`)
};

const fr_ca2_order_courier_notes = /** @type {(inputs: Order_Courier_NotesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instructions de livraison : ${i?.notes}`)
};

/**
* | output |
* | --- |
* | "Delivery instructions: {notes}" |
*
* @param {Order_Courier_NotesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_courier_notes = /** @type {((inputs: Order_Courier_NotesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Courier_NotesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_courier_notes(inputs)
	return en_ca2_order_courier_notes(inputs)
});