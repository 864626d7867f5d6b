/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Taxes_IncludedInputs */

const en_ca2_menu_taxes_included = /** @type {(inputs: Menu_Taxes_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes are included in the prices.`)
};

const fr_ca2_menu_taxes_included = /** @type {(inputs: Menu_Taxes_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes comprises dans les prix.`)
};

/**
* | output |
* | --- |
* | "Taxes are included in the prices." |
*
* @param {Menu_Taxes_IncludedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_taxes_included = /** @type {((inputs?: Menu_Taxes_IncludedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Taxes_IncludedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_taxes_included(inputs)
	return en_ca2_menu_taxes_included(inputs)
});