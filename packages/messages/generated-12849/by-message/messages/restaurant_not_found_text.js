/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Restaurant_Not_Found_TextInputs */

const en_ca2_restaurant_not_found_text = /** @type {(inputs: Restaurant_Not_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its link may have changed. Please check the address, or scan the code at your table again.`)
};

const fr_ca2_restaurant_not_found_text = /** @type {(inputs: Restaurant_Not_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Son lien a peut-être changé. Vérifiez l’adresse ou balayez de nouveau le code sur votre table.`)
};

/**
* | output |
* | --- |
* | "Its link may have changed. Please check the address, or scan the code at your table again." |
*
* @param {Restaurant_Not_Found_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const restaurant_not_found_text = /** @type {((inputs?: Restaurant_Not_Found_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Restaurant_Not_Found_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_restaurant_not_found_text(inputs)
	return en_ca2_restaurant_not_found_text(inputs)
});