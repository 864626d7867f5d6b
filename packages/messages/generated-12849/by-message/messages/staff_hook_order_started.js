/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_StartedInputs */

const en_ca2_staff_hook_order_started = /** @type {(inputs: Staff_Hook_Order_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen starts an order`)
};

const fr_ca2_staff_hook_order_started = /** @type {(inputs: Staff_Hook_Order_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine commence une commande`)
};

/**
* | output |
* | --- |
* | "The kitchen starts an order" |
*
* @param {Staff_Hook_Order_StartedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_started = /** @type {((inputs?: Staff_Hook_Order_StartedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_StartedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_started(inputs)
	return en_ca2_staff_hook_order_started(inputs)
});