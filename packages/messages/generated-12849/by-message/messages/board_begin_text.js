/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Begin_TextInputs */

const en_ca2_board_begin_text = /** @type {(inputs: Board_Begin_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One tap turns the sound on and keeps this screen awake.`)
};

const fr_ca2_board_begin_text = /** @type {(inputs: Board_Begin_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un seul geste active le son et garde l’écran allumé.`)
};

/**
* | output |
* | --- |
* | "One tap turns the sound on and keeps this screen awake." |
*
* @param {Board_Begin_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_begin_text = /** @type {((inputs?: Board_Begin_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Begin_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_begin_text(inputs)
	return en_ca2_board_begin_text(inputs)
});