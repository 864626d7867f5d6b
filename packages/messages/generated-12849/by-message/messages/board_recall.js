/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_RecallInputs */

const en_ca2_board_recall = /** @type {(inputs: Board_RecallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call back`)
};

const fr_ca2_board_recall = /** @type {(inputs: Board_RecallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rappeler`)
};

/**
* | output |
* | --- |
* | "Call back" |
*
* @param {Board_RecallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_recall = /** @type {((inputs?: Board_RecallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_RecallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_recall(inputs)
	return en_ca2_board_recall(inputs)
});