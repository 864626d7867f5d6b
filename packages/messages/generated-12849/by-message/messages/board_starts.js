/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_StartsInputs */

const en_ca2_board_starts = /** @type {(inputs: Board_StartsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Starts at ${i?.time}`)
};

const fr_ca2_board_starts = /** @type {(inputs: Board_StartsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Début à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Starts at {time}" |
*
* @param {Board_StartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_starts = /** @type {((inputs: Board_StartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_StartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_starts(inputs)
	return en_ca2_board_starts(inputs)
});