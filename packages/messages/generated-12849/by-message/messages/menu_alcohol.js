/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_AlcoholInputs */

const en_ca2_menu_alcohol = /** @type {(inputs: Menu_AlcoholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcohol`)
};

const fr_ca2_menu_alcohol = /** @type {(inputs: Menu_AlcoholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcool`)
};

/**
* | output |
* | --- |
* | "Alcohol" |
*
* @param {Menu_AlcoholInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_alcohol = /** @type {((inputs?: Menu_AlcoholInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_AlcoholInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_alcohol(inputs)
	return en_ca2_menu_alcohol(inputs)
});