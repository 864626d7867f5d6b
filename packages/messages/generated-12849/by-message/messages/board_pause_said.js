/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ words: NonNullable<unknown> }} Board_Pause_SaidInputs */

const en_ca2_board_pause_said = /** @type {(inputs: Board_Pause_SaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Guests read: ${i?.words}`)
};

const fr_ca2_board_pause_said = /** @type {(inputs: Board_Pause_SaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les clients lisent : ${i?.words}`)
};

/**
* | output |
* | --- |
* | "Guests read: {words}" |
*
* @param {Board_Pause_SaidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_pause_said = /** @type {((inputs: Board_Pause_SaidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Pause_SaidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_pause_said(inputs)
	return en_ca2_board_pause_said(inputs)
});