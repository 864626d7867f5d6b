/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Start_NowInputs */

const en_ca2_board_start_now = /** @type {(inputs: Board_Start_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start now`)
};

const fr_ca2_board_start_now = /** @type {(inputs: Board_Start_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commencer maintenant`)
};

/**
* | output |
* | --- |
* | "Start now" |
*
* @param {Board_Start_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_start_now = /** @type {((inputs?: Board_Start_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Start_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_start_now(inputs)
	return en_ca2_board_start_now(inputs)
});