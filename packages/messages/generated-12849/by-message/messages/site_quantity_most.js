/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ max: NonNullable<unknown> }} Site_Quantity_MostInputs */

const en_ca2_site_quantity_most = /** @type {(inputs: Site_Quantity_MostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.max} at the most.`)
};

const fr_ca2_site_quantity_most = /** @type {(inputs: Site_Quantity_MostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.max} au plus.`)
};

/**
* | output |
* | --- |
* | "{max} at the most." |
*
* @param {Site_Quantity_MostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_quantity_most = /** @type {((inputs: Site_Quantity_MostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Quantity_MostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_quantity_most(inputs)
	return en_ca2_site_quantity_most(inputs)
});