/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, price: NonNullable<unknown> }} School_Changed_PriceInputs */

const en_ca2_school_changed_price = /** @type {(inputs: School_Changed_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is ${i?.price} now.`)
};

const fr_ca2_school_changed_price = /** @type {(inputs: School_Changed_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} est maintenant à ${i?.price}.`)
};

/**
* | output |
* | --- |
* | "{name} is {price} now." |
*
* @param {School_Changed_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_price = /** @type {((inputs: School_Changed_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_price(inputs)
	return en_ca2_school_changed_price(inputs)
});