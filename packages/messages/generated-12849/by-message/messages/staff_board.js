/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_BoardInputs */

const en_ca2_staff_board = /** @type {(inputs: Staff_BoardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the orders`)
};

const fr_ca2_staff_board = /** @type {(inputs: Staff_BoardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir les commandes`)
};

/**
* | output |
* | --- |
* | "See the orders" |
*
* @param {Staff_BoardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_board = /** @type {((inputs?: Staff_BoardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_BoardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_board(inputs)
	return en_ca2_staff_board(inputs)
});