/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ table: NonNullable<unknown> }} Order_To_TableInputs */

const en_ca2_order_to_table = /** @type {(inputs: Order_To_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We’ll bring it to table ${i?.table}.`)
};

const fr_ca2_order_to_table = /** @type {(inputs: Order_To_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous vous l’apportons à la table ${i?.table}.`)
};

/**
* | output |
* | --- |
* | "We’ll bring it to table {table}." |
*
* @param {Order_To_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_to_table = /** @type {((inputs: Order_To_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_To_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_to_table(inputs)
	return en_ca2_order_to_table(inputs)
});