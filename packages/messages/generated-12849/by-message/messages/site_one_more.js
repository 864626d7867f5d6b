/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Site_One_MoreInputs */

const en_ca2_site_one_more = /** @type {(inputs: Site_One_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`One more ${i?.name}`)
};

const fr_ca2_site_one_more = /** @type {(inputs: Site_One_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Un de plus : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "One more {name}" |
*
* @param {Site_One_MoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_one_more = /** @type {((inputs: Site_One_MoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_One_MoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_one_more(inputs)
	return en_ca2_site_one_more(inputs)
});