/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Site_Quantity_OfInputs */

const en_ca2_site_quantity_of = /** @type {(inputs: Site_Quantity_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quantity of ${i?.name}`)
};

const fr_ca2_site_quantity_of = /** @type {(inputs: Site_Quantity_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quantité : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Quantity of {name}" |
*
* @param {Site_Quantity_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_quantity_of = /** @type {((inputs: Site_Quantity_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Quantity_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_quantity_of(inputs)
	return en_ca2_site_quantity_of(inputs)
});