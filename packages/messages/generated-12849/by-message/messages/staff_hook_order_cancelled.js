/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_CancelledInputs */

const en_ca2_staff_hook_order_cancelled = /** @type {(inputs: Staff_Hook_Order_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is cancelled`)
};

const fr_ca2_staff_hook_order_cancelled = /** @type {(inputs: Staff_Hook_Order_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est annulée`)
};

/**
* | output |
* | --- |
* | "An order is cancelled" |
*
* @param {Staff_Hook_Order_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_cancelled = /** @type {((inputs?: Staff_Hook_Order_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_cancelled(inputs)
	return en_ca2_staff_hook_order_cancelled(inputs)
});