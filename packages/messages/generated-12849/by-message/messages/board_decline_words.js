/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_WordsInputs */

const en_ca2_board_decline_words = /** @type {(inputs: Board_Decline_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Words for the guest`)
};

const fr_ca2_board_decline_words = /** @type {(inputs: Board_Decline_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un mot pour le client`)
};

/**
* | output |
* | --- |
* | "Words for the guest" |
*
* @param {Board_Decline_WordsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_words = /** @type {((inputs?: Board_Decline_WordsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_WordsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_words(inputs)
	return en_ca2_board_decline_words(inputs)
});