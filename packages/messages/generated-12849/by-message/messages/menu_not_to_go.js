/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Not_To_GoInputs */

const en_ca2_menu_not_to_go = /** @type {(inputs: Menu_Not_To_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not for take-out`)
};

const fr_ca2_menu_not_to_go = /** @type {(inputs: Menu_Not_To_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas pour emporter`)
};

/**
* | output |
* | --- |
* | "Not for take-out" |
*
* @param {Menu_Not_To_GoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_not_to_go = /** @type {((inputs?: Menu_Not_To_GoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Not_To_GoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_not_to_go(inputs)
	return en_ca2_menu_not_to_go(inputs)
});