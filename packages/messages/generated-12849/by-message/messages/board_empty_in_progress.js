/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Empty_In_ProgressInputs */

const en_ca2_board_empty_in_progress = /** @type {(inputs: Board_Empty_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is being made.`)
};

const fr_ca2_board_empty_in_progress = /** @type {(inputs: Board_Empty_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien en préparation.`)
};

/**
* | output |
* | --- |
* | "Nothing is being made." |
*
* @param {Board_Empty_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_empty_in_progress = /** @type {((inputs?: Board_Empty_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Empty_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_empty_in_progress(inputs)
	return en_ca2_board_empty_in_progress(inputs)
});