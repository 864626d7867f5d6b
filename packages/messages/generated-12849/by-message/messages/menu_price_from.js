/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Menu_Price_FromInputs */

const en_ca2_menu_price_from = /** @type {(inputs: Menu_Price_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`from ${i?.price}`)
};

const fr_ca2_menu_price_from = /** @type {(inputs: Menu_Price_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`dès ${i?.price}`)
};

/**
* | output |
* | --- |
* | "from {price}" |
*
* @param {Menu_Price_FromInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_price_from = /** @type {((inputs: Menu_Price_FromInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Price_FromInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_price_from(inputs)
	return en_ca2_menu_price_from(inputs)
});