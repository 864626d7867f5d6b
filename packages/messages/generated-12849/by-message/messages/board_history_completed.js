/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_CompletedInputs */

const en_ca2_board_history_completed = /** @type {(inputs: Board_History_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Handed over`)
};

const fr_ca2_board_history_completed = /** @type {(inputs: Board_History_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remise`)
};

/**
* | output |
* | --- |
* | "Handed over" |
*
* @param {Board_History_CompletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_completed = /** @type {((inputs?: Board_History_CompletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_CompletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_completed(inputs)
	return en_ca2_board_history_completed(inputs)
});