/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Empty_HeadingInputs */

const en_ca2_menu_empty_heading = /** @type {(inputs: Menu_Empty_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No menu right now`)
};

const fr_ca2_menu_empty_heading = /** @type {(inputs: Menu_Empty_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas de menu pour l’instant`)
};

/**
* | output |
* | --- |
* | "No menu right now" |
*
* @param {Menu_Empty_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_empty_heading = /** @type {((inputs?: Menu_Empty_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Empty_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_empty_heading(inputs)
	return en_ca2_menu_empty_heading(inputs)
});