/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Take_OutInputs */

const en_ca2_menu_take_out = /** @type {(inputs: Menu_Take_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order take-out`)
};

const fr_ca2_menu_take_out = /** @type {(inputs: Menu_Take_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander pour emporter`)
};

/**
* | output |
* | --- |
* | "Order take-out" |
*
* @param {Menu_Take_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_take_out = /** @type {((inputs?: Menu_Take_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Take_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_take_out(inputs)
	return en_ca2_menu_take_out(inputs)
});