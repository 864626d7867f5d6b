/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_No_AnswerInputs */

const en_ca2_board_no_answer = /** @type {(inputs: Board_No_AnswerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No answer from the server. Please try again.`)
};

const fr_ca2_board_no_answer = /** @type {(inputs: Board_No_AnswerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le serveur ne répond pas. Réessayez.`)
};

/**
* | output |
* | --- |
* | "No answer from the server. Please try again." |
*
* @param {Board_No_AnswerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_no_answer = /** @type {((inputs?: Board_No_AnswerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_No_AnswerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_no_answer(inputs)
	return en_ca2_board_no_answer(inputs)
});