/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Pause_WordsInputs */

const en_ca2_board_pause_words = /** @type {(inputs: Board_Pause_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Words for guests (optional)`)
};

const fr_ca2_board_pause_words = /** @type {(inputs: Board_Pause_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mot pour les clients (facultatif)`)
};

/**
* | output |
* | --- |
* | "Words for guests (optional)" |
*
* @param {Board_Pause_WordsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_pause_words = /** @type {((inputs?: Board_Pause_WordsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Pause_WordsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_pause_words(inputs)
	return en_ca2_board_pause_words(inputs)
});