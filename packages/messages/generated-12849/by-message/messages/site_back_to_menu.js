/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Back_To_MenuInputs */

const en_ca2_site_back_to_menu = /** @type {(inputs: Site_Back_To_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the menu`)
};

const fr_ca2_site_back_to_menu = /** @type {(inputs: Site_Back_To_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour au menu`)
};

/**
* | output |
* | --- |
* | "Back to the menu" |
*
* @param {Site_Back_To_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_back_to_menu = /** @type {((inputs?: Site_Back_To_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Back_To_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_back_to_menu(inputs)
	return en_ca2_site_back_to_menu(inputs)
});