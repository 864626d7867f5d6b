/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Skip_To_DishesInputs */

const en_ca2_menu_skip_to_dishes = /** @type {(inputs: Menu_Skip_To_DishesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Skip to the dishes`)
};

const fr_ca2_menu_skip_to_dishes = /** @type {(inputs: Menu_Skip_To_DishesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aller aux plats`)
};

/**
* | output |
* | --- |
* | "Skip to the dishes" |
*
* @param {Menu_Skip_To_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_skip_to_dishes = /** @type {((inputs?: Menu_Skip_To_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Skip_To_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_skip_to_dishes(inputs)
	return en_ca2_menu_skip_to_dishes(inputs)
});