/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Menu_ReadInputs */

const en_ca2_staff_key_menu_read = /** @type {(inputs: Staff_Key_Menu_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the menu`)
};

const fr_ca2_staff_key_menu_read = /** @type {(inputs: Staff_Key_Menu_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le menu`)
};

/**
* | output |
* | --- |
* | "See the menu" |
*
* @param {Staff_Key_Menu_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_menu_read = /** @type {((inputs?: Staff_Key_Menu_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Menu_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_menu_read(inputs)
	return en_ca2_staff_key_menu_read(inputs)
});