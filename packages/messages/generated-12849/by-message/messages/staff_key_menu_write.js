/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Menu_WriteInputs */

const en_ca2_staff_key_menu_write = /** @type {(inputs: Staff_Key_Menu_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the menu`)
};

const fr_ca2_staff_key_menu_write = /** @type {(inputs: Staff_Key_Menu_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier le menu`)
};

/**
* | output |
* | --- |
* | "Change the menu" |
*
* @param {Staff_Key_Menu_WriteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_menu_write = /** @type {((inputs?: Staff_Key_Menu_WriteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Menu_WriteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_menu_write(inputs)
	return en_ca2_staff_key_menu_write(inputs)
});