/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_SectionsInputs */

const en_ca2_menu_sections = /** @type {(inputs: Menu_SectionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All sections`)
};

const fr_ca2_menu_sections = /** @type {(inputs: Menu_SectionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toutes les sections`)
};

/**
* | output |
* | --- |
* | "All sections" |
*
* @param {Menu_SectionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_sections = /** @type {((inputs?: Menu_SectionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_SectionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_sections(inputs)
	return en_ca2_menu_sections(inputs)
});