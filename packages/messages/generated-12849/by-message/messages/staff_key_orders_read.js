/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Orders_ReadInputs */

const en_ca2_staff_key_orders_read = /** @type {(inputs: Staff_Key_Orders_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See orders`)
};

const fr_ca2_staff_key_orders_read = /** @type {(inputs: Staff_Key_Orders_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir les commandes`)
};

/**
* | output |
* | --- |
* | "See orders" |
*
* @param {Staff_Key_Orders_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_orders_read = /** @type {((inputs?: Staff_Key_Orders_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Orders_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_orders_read(inputs)
	return en_ca2_staff_key_orders_read(inputs)
});