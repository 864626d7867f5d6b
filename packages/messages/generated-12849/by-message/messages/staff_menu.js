/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_MenuInputs */

const en_ca2_staff_menu = /** @type {(inputs: Staff_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the menu`)
};

const fr_ca2_staff_menu = /** @type {(inputs: Staff_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le menu`)
};

/**
* | output |
* | --- |
* | "See the menu" |
*
* @param {Staff_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_menu = /** @type {((inputs?: Staff_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_menu(inputs)
	return en_ca2_staff_menu(inputs)
});