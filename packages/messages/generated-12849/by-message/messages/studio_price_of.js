/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Price_OfInputs */

const en_ca2_studio_price_of = /** @type {(inputs: Studio_Price_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Price of ${i?.name}`)
};

const fr_ca2_studio_price_of = /** @type {(inputs: Studio_Price_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prix : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Price of {name}" |
*
* @param {Studio_Price_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_price_of = /** @type {((inputs: Studio_Price_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Price_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_price_of(inputs)
	return en_ca2_studio_price_of(inputs)
});