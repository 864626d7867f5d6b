/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_CompletedInputs */

const en_ca2_staff_hook_order_completed = /** @type {(inputs: Staff_Hook_Order_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is handed over`)
};

const fr_ca2_staff_hook_order_completed = /** @type {(inputs: Staff_Hook_Order_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est remise`)
};

/**
* | output |
* | --- |
* | "An order is handed over" |
*
* @param {Staff_Hook_Order_CompletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_completed = /** @type {((inputs?: Staff_Hook_Order_CompletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_CompletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_completed(inputs)
	return en_ca2_staff_hook_order_completed(inputs)
});