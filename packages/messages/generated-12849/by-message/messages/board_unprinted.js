/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_UnprintedInputs */

const en_ca2_board_unprinted = /** @type {(inputs: Board_UnprintedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not printed`)
};

const fr_ca2_board_unprinted = /** @type {(inputs: Board_UnprintedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non imprimée`)
};

/**
* | output |
* | --- |
* | "Not printed" |
*
* @param {Board_UnprintedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_unprinted = /** @type {((inputs?: Board_UnprintedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_UnprintedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_unprinted(inputs)
	return en_ca2_board_unprinted(inputs)
});