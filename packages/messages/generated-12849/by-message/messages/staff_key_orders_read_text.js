/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Orders_Read_TextInputs */

const en_ca2_staff_key_orders_read_text = /** @type {(inputs: Staff_Key_Orders_Read_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dishes, times and amounts, without names and contacts.`)
};

const fr_ca2_staff_key_orders_read_text = /** @type {(inputs: Staff_Key_Orders_Read_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plats, heures et montants, sans noms ni coordonnées.`)
};

/**
* | output |
* | --- |
* | "Dishes, times and amounts, without names and contacts." |
*
* @param {Staff_Key_Orders_Read_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_orders_read_text = /** @type {((inputs?: Staff_Key_Orders_Read_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Orders_Read_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_orders_read_text(inputs)
	return en_ca2_staff_key_orders_read_text(inputs)
});