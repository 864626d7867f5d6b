/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_WhereInputs */

const en_ca2_board_print_where = /** @type {(inputs: Board_Print_WhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where?`)
};

const fr_ca2_board_print_where = /** @type {(inputs: Board_Print_WhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où?`)
};

/**
* | output |
* | --- |
* | "Where?" |
*
* @param {Board_Print_WhereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_where = /** @type {((inputs?: Board_Print_WhereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_WhereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_where(inputs)
	return en_ca2_board_print_where(inputs)
});