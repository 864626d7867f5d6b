/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Move_TimeInputs */

const en_ca2_board_move_time = /** @type {(inputs: Board_Move_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Move the time`)
};

const fr_ca2_board_move_time = /** @type {(inputs: Board_Move_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Déplacer l’heure`)
};

/**
* | output |
* | --- |
* | "Move the time" |
*
* @param {Board_Move_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_move_time = /** @type {((inputs?: Board_Move_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Move_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_move_time(inputs)
	return en_ca2_board_move_time(inputs)
});