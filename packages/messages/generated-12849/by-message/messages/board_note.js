/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ note: NonNullable<unknown> }} Board_NoteInputs */

const en_ca2_board_note = /** @type {(inputs: Board_NoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Note: ${i?.note}`)
};

const fr_ca2_board_note = /** @type {(inputs: Board_NoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Note : ${i?.note}`)
};

/**
* | output |
* | --- |
* | "Note: {note}" |
*
* @param {Board_NoteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_note = /** @type {((inputs: Board_NoteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_NoteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_note(inputs)
	return en_ca2_board_note(inputs)
});