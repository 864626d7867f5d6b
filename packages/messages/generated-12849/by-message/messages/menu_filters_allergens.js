/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Filters_AllergensInputs */

const en_ca2_menu_filters_allergens = /** @type {(inputs: Menu_Filters_AllergensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hide dishes with`)
};

const fr_ca2_menu_filters_allergens = /** @type {(inputs: Menu_Filters_AllergensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masquer les plats qui contiennent`)
};

/**
* | output |
* | --- |
* | "Hide dishes with" |
*
* @param {Menu_Filters_AllergensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_filters_allergens = /** @type {((inputs?: Menu_Filters_AllergensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Filters_AllergensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_filters_allergens(inputs)
	return en_ca2_menu_filters_allergens(inputs)
});