/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Way_CateringInputs */

const en_ca2_way_catering = /** @type {(inputs: Way_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Catering`)
};

const fr_ca2_way_catering = /** @type {(inputs: Way_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traiteur`)
};

/**
* | output |
* | --- |
* | "Catering" |
*
* @param {Way_CateringInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_catering = /** @type {((inputs?: Way_CateringInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_CateringInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_catering(inputs)
	return en_ca2_way_catering(inputs)
});