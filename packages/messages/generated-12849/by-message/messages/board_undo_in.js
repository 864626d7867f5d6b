/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Board_Undo_InInputs */

const en_ca2_board_undo_in = /** @type {(inputs: Board_Undo_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Undo · ${i?.seconds} s`)
};

const fr_ca2_board_undo_in = /** @type {(inputs: Board_Undo_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Annuler · ${i?.seconds} s`)
};

/**
* | output |
* | --- |
* | "Undo · {seconds} s" |
*
* @param {Board_Undo_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_undo_in = /** @type {((inputs: Board_Undo_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Undo_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_undo_in(inputs)
	return en_ca2_board_undo_in(inputs)
});