/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Size_TableInputs */

const en_ca2_board_size_table = /** @type {(inputs: Board_Size_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a tablet in your hand`)
};

const fr_ca2_board_size_table = /** @type {(inputs: Board_Size_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour une tablette en main`)
};

/**
* | output |
* | --- |
* | "For a tablet in your hand" |
*
* @param {Board_Size_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_size_table = /** @type {((inputs?: Board_Size_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Size_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_size_table(inputs)
	return en_ca2_board_size_table(inputs)
});