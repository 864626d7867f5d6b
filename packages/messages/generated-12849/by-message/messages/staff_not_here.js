/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Not_HereInputs */

const en_ca2_staff_not_here = /** @type {(inputs: Staff_Not_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Here to order? Scan the code on your table, or follow the restaurant’s link.`)
};

const fr_ca2_staff_not_here = /** @type {(inputs: Staff_Not_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous venez commander? Balayez le code de votre table ou suivez le lien du restaurant.`)
};

/**
* | output |
* | --- |
* | "Here to order? Scan the code on your table, or follow the restaurant’s link." |
*
* @param {Staff_Not_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_not_here = /** @type {((inputs?: Staff_Not_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Not_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_not_here(inputs)
	return en_ca2_staff_not_here(inputs)
});