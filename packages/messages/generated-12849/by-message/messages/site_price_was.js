/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Site_Price_WasInputs */

const en_ca2_site_price_was = /** @type {(inputs: Site_Price_WasInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`was ${i?.price}`)
};

const fr_ca2_site_price_was = /** @type {(inputs: Site_Price_WasInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`au lieu de ${i?.price}`)
};

/**
* | output |
* | --- |
* | "was {price}" |
*
* @param {Site_Price_WasInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_price_was = /** @type {((inputs: Site_Price_WasInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Price_WasInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_price_was(inputs)
	return en_ca2_site_price_was(inputs)
});