/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Site_Member_PriceInputs */

const en_ca2_site_member_price = /** @type {(inputs: Site_Member_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} for members`)
};

const fr_ca2_site_member_price = /** @type {(inputs: Site_Member_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} pour les membres`)
};

/**
* | output |
* | --- |
* | "{price} for members" |
*
* @param {Site_Member_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_member_price = /** @type {((inputs: Site_Member_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Member_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_member_price(inputs)
	return en_ca2_site_member_price(inputs)
});