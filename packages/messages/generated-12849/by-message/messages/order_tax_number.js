/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ label: NonNullable<unknown>, number: NonNullable<unknown> }} Order_Tax_NumberInputs */

const en_ca2_order_tax_number = /** @type {(inputs: Order_Tax_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label}: ${i?.number}`)
};

const fr_ca2_order_tax_number = /** @type {(inputs: Order_Tax_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} : ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{label}: {number}" |
*
* @param {Order_Tax_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_tax_number = /** @type {((inputs: Order_Tax_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Tax_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_tax_number(inputs)
	return en_ca2_order_tax_number(inputs)
});