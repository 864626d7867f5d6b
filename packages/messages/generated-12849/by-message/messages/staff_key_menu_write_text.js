/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Menu_Write_TextInputs */

const en_ca2_staff_key_menu_write_text = /** @type {(inputs: Staff_Key_Menu_Write_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publishes a whole menu in place of yours, with its prices.`)
};

const fr_ca2_staff_key_menu_write_text = /** @type {(inputs: Staff_Key_Menu_Write_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publie un menu complet à la place du vôtre, avec ses prix.`)
};

/**
* | output |
* | --- |
* | "Publishes a whole menu in place of yours, with its prices." |
*
* @param {Staff_Key_Menu_Write_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_menu_write_text = /** @type {((inputs?: Staff_Key_Menu_Write_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Menu_Write_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_menu_write_text(inputs)
	return en_ca2_staff_key_menu_write_text(inputs)
});