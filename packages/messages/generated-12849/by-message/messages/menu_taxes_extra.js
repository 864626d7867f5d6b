/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Taxes_ExtraInputs */

const en_ca2_menu_taxes_extra = /** @type {(inputs: Menu_Taxes_ExtraInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes are extra.`)
};

const fr_ca2_menu_taxes_extra = /** @type {(inputs: Menu_Taxes_ExtraInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes en sus.`)
};

/**
* | output |
* | --- |
* | "Taxes are extra." |
*
* @param {Menu_Taxes_ExtraInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_taxes_extra = /** @type {((inputs?: Menu_Taxes_ExtraInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Taxes_ExtraInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_taxes_extra(inputs)
	return en_ca2_menu_taxes_extra(inputs)
});