/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_By_RestaurantInputs */

const en_ca2_board_by_restaurant = /** @type {(inputs: Board_By_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the restaurant`)
};

const fr_ca2_board_by_restaurant = /** @type {(inputs: Board_By_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant`)
};

/**
* | output |
* | --- |
* | "the restaurant" |
*
* @param {Board_By_RestaurantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_by_restaurant = /** @type {((inputs?: Board_By_RestaurantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_By_RestaurantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_by_restaurant(inputs)
	return en_ca2_board_by_restaurant(inputs)
});