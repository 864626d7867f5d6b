/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Empty_DoneInputs */

const en_ca2_board_empty_done = /** @type {(inputs: Board_Empty_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is done yet.`)
};

const fr_ca2_board_empty_done = /** @type {(inputs: Board_Empty_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien de terminé pour l’instant.`)
};

/**
* | output |
* | --- |
* | "Nothing is done yet." |
*
* @param {Board_Empty_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_empty_done = /** @type {((inputs?: Board_Empty_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Empty_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_empty_done(inputs)
	return en_ca2_board_empty_done(inputs)
});