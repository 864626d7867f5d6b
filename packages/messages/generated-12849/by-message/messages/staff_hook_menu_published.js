/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Menu_PublishedInputs */

const en_ca2_staff_hook_menu_published = /** @type {(inputs: Staff_Hook_Menu_PublishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A menu is published`)
};

const fr_ca2_staff_hook_menu_published = /** @type {(inputs: Staff_Hook_Menu_PublishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un menu est publié`)
};

/**
* | output |
* | --- |
* | "A menu is published" |
*
* @param {Staff_Hook_Menu_PublishedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_menu_published = /** @type {((inputs?: Staff_Hook_Menu_PublishedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Menu_PublishedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_menu_published(inputs)
	return en_ca2_staff_hook_menu_published(inputs)
});