/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ notes: NonNullable<unknown> }} Order_NotesInputs */

const en_ca2_order_notes = /** @type {(inputs: Order_NotesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For the kitchen: ${i?.notes}`)
};

const fr_ca2_order_notes = /** @type {(inputs: Order_NotesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour la cuisine : ${i?.notes}`)
};

/**
* | output |
* | --- |
* | "For the kitchen: {notes}" |
*
* @param {Order_NotesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_notes = /** @type {((inputs: Order_NotesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_NotesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_notes(inputs)
	return en_ca2_order_notes(inputs)
});