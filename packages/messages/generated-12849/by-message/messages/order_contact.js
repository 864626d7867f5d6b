/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ who: NonNullable<unknown> }} Order_ContactInputs */

const en_ca2_order_contact = /** @type {(inputs: Order_ContactInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered by ${i?.who}`)
};

const fr_ca2_order_contact = /** @type {(inputs: Order_ContactInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandé par ${i?.who}`)
};

/**
* | output |
* | --- |
* | "Ordered by {who}" |
*
* @param {Order_ContactInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_contact = /** @type {((inputs: Order_ContactInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_ContactInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_contact(inputs)
	return en_ca2_order_contact(inputs)
});