/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_PausedInputs */

const en_ca2_board_paused = /** @type {(inputs: Board_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders are paused.`)
};

const fr_ca2_board_paused = /** @type {(inputs: Board_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes sont en pause.`)
};

/**
* | output |
* | --- |
* | "Orders are paused." |
*
* @param {Board_PausedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_paused = /** @type {((inputs?: Board_PausedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_PausedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_paused(inputs)
	return en_ca2_board_paused(inputs)
});