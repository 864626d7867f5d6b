/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ chain: NonNullable<unknown> }} Location_DescriptionInputs */

const en_ca2_location_description = /** @type {(inputs: Location_DescriptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The restaurants of ${i?.chain} near you: where they are, whether they are open now, and how to order there.`)
};

const fr_ca2_location_description = /** @type {(inputs: Location_DescriptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les restaurants ${i?.chain} près de chez vous : où ils sont, s’ils sont ouverts en ce moment et comment y commander.`)
};

/**
* | output |
* | --- |
* | "The restaurants of {chain} near you: where they are, whether they are open now, and how to order there." |
*
* @param {Location_DescriptionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_description = /** @type {((inputs: Location_DescriptionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_DescriptionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_description(inputs)
	return en_ca2_location_description(inputs)
});