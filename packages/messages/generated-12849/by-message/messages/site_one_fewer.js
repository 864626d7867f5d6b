/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Site_One_FewerInputs */

const en_ca2_site_one_fewer = /** @type {(inputs: Site_One_FewerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`One fewer ${i?.name}`)
};

const fr_ca2_site_one_fewer = /** @type {(inputs: Site_One_FewerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Un de moins : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "One fewer {name}" |
*
* @param {Site_One_FewerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_one_fewer = /** @type {((inputs: Site_One_FewerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_One_FewerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_one_fewer(inputs)
	return en_ca2_site_one_fewer(inputs)
});