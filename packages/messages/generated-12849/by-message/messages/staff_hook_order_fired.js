/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_FiredInputs */

const en_ca2_staff_hook_order_fired = /** @type {(inputs: Staff_Hook_Order_FiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A scheduled order begins`)
};

const fr_ca2_staff_hook_order_fired = /** @type {(inputs: Staff_Hook_Order_FiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande planifiée débute`)
};

/**
* | output |
* | --- |
* | "A scheduled order begins" |
*
* @param {Staff_Hook_Order_FiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_fired = /** @type {((inputs?: Staff_Hook_Order_FiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_FiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_fired(inputs)
	return en_ca2_staff_hook_order_fired(inputs)
});