/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Orders_Write_TextInputs */

const en_ca2_staff_key_orders_write_text = /** @type {(inputs: Staff_Key_Orders_Write_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accepts, declines, moves and refunds them, marks dishes sold out, pauses orders.`)
};

const fr_ca2_staff_key_orders_write_text = /** @type {(inputs: Staff_Key_Orders_Write_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les accepte, les refuse, les fait avancer et les rembourse, marque les plats épuisés, suspend les commandes.`)
};

/**
* | output |
* | --- |
* | "Accepts, declines, moves and refunds them, marks dishes sold out, pauses orders." |
*
* @param {Staff_Key_Orders_Write_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_orders_write_text = /** @type {((inputs?: Staff_Key_Orders_Write_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Orders_Write_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_orders_write_text(inputs)
	return en_ca2_staff_key_orders_write_text(inputs)
});