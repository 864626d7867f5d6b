/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_All_Day_EmptyInputs */

const en_ca2_board_all_day_empty = /** @type {(inputs: Board_All_Day_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is open.`)
};

const fr_ca2_board_all_day_empty = /** @type {(inputs: Board_All_Day_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien d’ouvert.`)
};

/**
* | output |
* | --- |
* | "Nothing is open." |
*
* @param {Board_All_Day_EmptyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_all_day_empty = /** @type {((inputs?: Board_All_Day_EmptyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_All_Day_EmptyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_all_day_empty(inputs)
	return en_ca2_board_all_day_empty(inputs)
});