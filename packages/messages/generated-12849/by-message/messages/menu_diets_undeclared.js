/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Diets_UndeclaredInputs */

const en_ca2_menu_diets_undeclared = /** @type {(inputs: Menu_Diets_UndeclaredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This menu doesn’t say which dishes are vegetarian, vegan or right for another diet.`)
};

const fr_ca2_menu_diets_undeclared = /** @type {(inputs: Menu_Diets_UndeclaredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce menu n’indique pas quels plats sont végétariens, végétaliens ou conviennent à un autre régime.`)
};

/**
* | output |
* | --- |
* | "This menu doesn’t say which dishes are vegetarian, vegan or right for another diet." |
*
* @param {Menu_Diets_UndeclaredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_diets_undeclared = /** @type {((inputs?: Menu_Diets_UndeclaredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Diets_UndeclaredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_diets_undeclared(inputs)
	return en_ca2_menu_diets_undeclared(inputs)
});