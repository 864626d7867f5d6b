/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_OpenInputs */

const en_ca2_board_print_open = /** @type {(inputs: Board_Print_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open to print`)
};

const fr_ca2_board_print_open = /** @type {(inputs: Board_Print_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrir pour imprimer`)
};

/**
* | output |
* | --- |
* | "Open to print" |
*
* @param {Board_Print_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_open = /** @type {((inputs?: Board_Print_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_open(inputs)
	return en_ca2_board_print_open(inputs)
});