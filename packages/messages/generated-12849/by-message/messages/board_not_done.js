/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Not_DoneInputs */

const en_ca2_board_not_done = /** @type {(inputs: Board_Not_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That didn’t work.`)
};

const fr_ca2_board_not_done = /** @type {(inputs: Board_Not_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ça n’a pas fonctionné.`)
};

/**
* | output |
* | --- |
* | "That didn’t work." |
*
* @param {Board_Not_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_not_done = /** @type {((inputs?: Board_Not_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Not_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_not_done(inputs)
	return en_ca2_board_not_done(inputs)
});