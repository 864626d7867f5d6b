/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_DeclinedInputs */

const en_ca2_staff_hook_order_declined = /** @type {(inputs: Staff_Hook_Order_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is declined`)
};

const fr_ca2_staff_hook_order_declined = /** @type {(inputs: Staff_Hook_Order_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est refusée`)
};

/**
* | output |
* | --- |
* | "An order is declined" |
*
* @param {Staff_Hook_Order_DeclinedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_declined = /** @type {((inputs?: Staff_Hook_Order_DeclinedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_DeclinedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_declined(inputs)
	return en_ca2_staff_hook_order_declined(inputs)
});