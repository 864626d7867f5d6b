/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_PlacedInputs */

const en_ca2_board_history_placed = /** @type {(inputs: Board_History_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Placed`)
};

const fr_ca2_board_history_placed = /** @type {(inputs: Board_History_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passée`)
};

/**
* | output |
* | --- |
* | "Placed" |
*
* @param {Board_History_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_placed = /** @type {((inputs?: Board_History_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_placed(inputs)
	return en_ca2_board_history_placed(inputs)
});