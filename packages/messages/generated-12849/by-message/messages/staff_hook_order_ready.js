/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_ReadyInputs */

const en_ca2_staff_hook_order_ready = /** @type {(inputs: Staff_Hook_Order_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is ready`)
};

const fr_ca2_staff_hook_order_ready = /** @type {(inputs: Staff_Hook_Order_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est prête`)
};

/**
* | output |
* | --- |
* | "An order is ready" |
*
* @param {Staff_Hook_Order_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_ready = /** @type {((inputs?: Staff_Hook_Order_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_ready(inputs)
	return en_ca2_staff_hook_order_ready(inputs)
});