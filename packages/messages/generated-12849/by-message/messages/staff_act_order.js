/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Staff_Act_OrderInputs */

const en_ca2_staff_act_order = /** @type {(inputs: Staff_Act_OrderInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number}`)
};

const fr_ca2_staff_act_order = /** @type {(inputs: Staff_Act_OrderInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Order {number}" |
*
* @param {Staff_Act_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_order = /** @type {((inputs: Staff_Act_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_order(inputs)
	return en_ca2_staff_act_order(inputs)
});