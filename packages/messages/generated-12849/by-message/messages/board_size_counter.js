/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Size_CounterInputs */

const en_ca2_board_size_counter = /** @type {(inputs: Board_Size_CounterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Larger, to read across a counter`)
};

const fr_ca2_board_size_counter = /** @type {(inputs: Board_Size_CounterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plus grande, à lire par-dessus un comptoir`)
};

/**
* | output |
* | --- |
* | "Larger, to read across a counter" |
*
* @param {Board_Size_CounterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_size_counter = /** @type {((inputs?: Board_Size_CounterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Size_CounterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_size_counter(inputs)
	return en_ca2_board_size_counter(inputs)
});