/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Order_AcceptedInputs */

const en_ca2_staff_hook_order_accepted = /** @type {(inputs: Staff_Hook_Order_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is accepted`)
};

const fr_ca2_staff_hook_order_accepted = /** @type {(inputs: Staff_Hook_Order_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est acceptée`)
};

/**
* | output |
* | --- |
* | "An order is accepted" |
*
* @param {Staff_Hook_Order_AcceptedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_order_accepted = /** @type {((inputs?: Staff_Hook_Order_AcceptedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Order_AcceptedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_order_accepted(inputs)
	return en_ca2_staff_hook_order_accepted(inputs)
});