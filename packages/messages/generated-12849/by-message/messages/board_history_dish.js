/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ quantity: NonNullable<unknown>, name: NonNullable<unknown> }} Board_History_DishInputs */

const en_ca2_board_history_dish = /** @type {(inputs: Board_History_DishInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.quantity} × ${i?.name}`)
};

const fr_ca2_board_history_dish = /** @type {(inputs: Board_History_DishInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} × ${i?.quantity}`)
};

/**
* | output |
* | --- |
* | "{quantity} × {name}" |
*
* @param {Board_History_DishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_dish = /** @type {((inputs: Board_History_DishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_DishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_dish(inputs)
	return en_ca2_board_history_dish(inputs)
});