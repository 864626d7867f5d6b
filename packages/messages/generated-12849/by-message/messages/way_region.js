/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Way_RegionInputs */

const en_ca2_way_region = /** @type {(inputs: Way_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How would you like to order?`)
};

const fr_ca2_way_region = /** @type {(inputs: Way_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comment voulez-vous commander?`)
};

/**
* | output |
* | --- |
* | "How would you like to order?" |
*
* @param {Way_RegionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_region = /** @type {((inputs?: Way_RegionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_RegionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_region(inputs)
	return en_ca2_way_region(inputs)
});