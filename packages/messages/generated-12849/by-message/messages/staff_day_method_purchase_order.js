/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_Purchase_OrderInputs */

const en_ca2_staff_day_method_purchase_order = /** @type {(inputs: Staff_Day_Method_Purchase_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Purchase order`)
};

const fr_ca2_staff_day_method_purchase_order = /** @type {(inputs: Staff_Day_Method_Purchase_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bon de commande`)
};

/**
* | output |
* | --- |
* | "Purchase order" |
*
* @param {Staff_Day_Method_Purchase_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_purchase_order = /** @type {((inputs?: Staff_Day_Method_Purchase_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_Purchase_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_purchase_order(inputs)
	return en_ca2_staff_day_method_purchase_order(inputs)
});