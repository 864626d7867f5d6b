/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Restaurant_UnknownInputs */

const en_ca2_refusal_restaurant_unknown = /** @type {(inputs: Refusal_Restaurant_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know this restaurant.`)
};

const fr_ca2_refusal_restaurant_unknown = /** @type {(inputs: Refusal_Restaurant_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne connaissons pas ce restaurant.`)
};

/**
* | output |
* | --- |
* | "We don’t know this restaurant." |
*
* @param {Refusal_Restaurant_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_restaurant_unknown = /** @type {((inputs?: Refusal_Restaurant_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Restaurant_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_restaurant_unknown(inputs)
	return en_ca2_refusal_restaurant_unknown(inputs)
});