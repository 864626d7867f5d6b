/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_PlacedInputs */

const en_ca2_board_placed = /** @type {(inputs: Board_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Placed`)
};

const fr_ca2_board_placed = /** @type {(inputs: Board_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passée`)
};

/**
* | output |
* | --- |
* | "Placed" |
*
* @param {Board_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_placed = /** @type {((inputs?: Board_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_placed(inputs)
	return en_ca2_board_placed(inputs)
});