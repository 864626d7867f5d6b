/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Delivery_ChargeInputs */

const en_ca2_staff_day_delivery_charge = /** @type {(inputs: Staff_Day_Delivery_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery`)
};

const fr_ca2_staff_day_delivery_charge = /** @type {(inputs: Staff_Day_Delivery_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison`)
};

/**
* | output |
* | --- |
* | "Delivery" |
*
* @param {Staff_Day_Delivery_ChargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_delivery_charge = /** @type {((inputs?: Staff_Day_Delivery_ChargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Delivery_ChargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_delivery_charge(inputs)
	return en_ca2_staff_day_delivery_charge(inputs)
});