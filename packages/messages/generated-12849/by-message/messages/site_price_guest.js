/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Site_Price_GuestInputs */

const en_ca2_site_price_guest = /** @type {(inputs: Site_Price_GuestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`instead of ${i?.price}`)
};

const fr_ca2_site_price_guest = /** @type {(inputs: Site_Price_GuestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`au lieu de ${i?.price}`)
};

/**
* | output |
* | --- |
* | "instead of {price}" |
*
* @param {Site_Price_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_price_guest = /** @type {((inputs: Site_Price_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Price_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_price_guest(inputs)
	return en_ca2_site_price_guest(inputs)
});