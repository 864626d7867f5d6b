/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ charge: NonNullable<unknown> }} Menu_Charge_DeliveryInputs */

const en_ca2_menu_charge_delivery = /** @type {(inputs: Menu_Charge_DeliveryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delivery: ${i?.charge}.`)
};

const fr_ca2_menu_charge_delivery = /** @type {(inputs: Menu_Charge_DeliveryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Livraison : ${i?.charge}.`)
};

/**
* | output |
* | --- |
* | "Delivery: {charge}." |
*
* @param {Menu_Charge_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_charge_delivery = /** @type {((inputs: Menu_Charge_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Charge_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_charge_delivery(inputs)
	return en_ca2_menu_charge_delivery(inputs)
});