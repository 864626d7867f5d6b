/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Board_Now_WithoutInputs */

const en_ca2_board_now_without = /** @type {(inputs: Board_Now_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} sold out`)
};

const fr_ca2_board_now_without = /** @type {(inputs: Board_Now_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Épuisé : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "{name} sold out" |
*
* @param {Board_Now_WithoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_now_without = /** @type {((inputs: Board_Now_WithoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Now_WithoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_now_without(inputs)
	return en_ca2_board_now_without(inputs)
});