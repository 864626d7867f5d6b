/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Orders_WriteInputs */

const en_ca2_staff_key_orders_write = /** @type {(inputs: Staff_Key_Orders_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Work on orders`)
};

const fr_ca2_staff_key_orders_write = /** @type {(inputs: Staff_Key_Orders_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traiter les commandes`)
};

/**
* | output |
* | --- |
* | "Work on orders" |
*
* @param {Staff_Key_Orders_WriteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_orders_write = /** @type {((inputs?: Staff_Key_Orders_WriteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Orders_WriteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_orders_write(inputs)
	return en_ca2_staff_key_orders_write(inputs)
});