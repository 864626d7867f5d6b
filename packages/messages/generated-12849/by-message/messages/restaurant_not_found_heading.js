/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Restaurant_Not_Found_HeadingInputs */

const en_ca2_restaurant_not_found_heading = /** @type {(inputs: Restaurant_Not_Found_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know this restaurant`)
};

const fr_ca2_restaurant_not_found_heading = /** @type {(inputs: Restaurant_Not_Found_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne connaissons pas ce restaurant`)
};

/**
* | output |
* | --- |
* | "We don’t know this restaurant" |
*
* @param {Restaurant_Not_Found_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const restaurant_not_found_heading = /** @type {((inputs?: Restaurant_Not_Found_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Restaurant_Not_Found_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_restaurant_not_found_heading(inputs)
	return en_ca2_restaurant_not_found_heading(inputs)
});