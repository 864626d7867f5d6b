/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_ChangedInputs */

const en_ca2_staff_hook_order_changed = /** @type {(inputs: Staff_Hook_Order_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is changed`)
};

const fr_ca2_staff_hook_order_changed = /** @type {(inputs: Staff_Hook_Order_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est modifiée`)
};

/**
* | output |
* | --- |
* | "An order is changed" |
*
* @param {Staff_Hook_Order_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_changed = /** @type {((inputs?: Staff_Hook_Order_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_changed(inputs)
	return en_ca2_staff_hook_order_changed(inputs)
});