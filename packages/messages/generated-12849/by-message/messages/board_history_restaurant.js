/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_RestaurantInputs */

const en_ca2_board_history_restaurant = /** @type {(inputs: Board_History_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant`)
};

const fr_ca2_board_history_restaurant = /** @type {(inputs: Board_History_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant`)
};

/**
* | output |
* | --- |
* | "The restaurant" |
*
* @param {Board_History_RestaurantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_restaurant = /** @type {((inputs?: Board_History_RestaurantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_RestaurantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_restaurant(inputs)
	return en_ca2_board_history_restaurant(inputs)
});