/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ calories: NonNullable<unknown> }} Menu_CaloriesInputs */

const en_ca2_menu_calories = /** @type {(inputs: Menu_CaloriesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.calories} Cal`)
};

const fr_ca2_menu_calories = /** @type {(inputs: Menu_CaloriesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.calories} cal`)
};

/**
* | output |
* | --- |
* | "{calories} Cal" |
*
* @param {Menu_CaloriesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_calories = /** @type {((inputs: Menu_CaloriesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_CaloriesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_calories(inputs)
	return en_ca2_menu_calories(inputs)
});