/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ table: NonNullable<unknown> }} Board_TableInputs */

const en_ca2_board_table = /** @type {(inputs: Board_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Table ${i?.table}`)
};

const fr_ca2_board_table = /** @type {(inputs: Board_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Table ${i?.table}`)
};

/**
* | output |
* | --- |
* | "Table {table}" |
*
* @param {Board_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_table = /** @type {((inputs: Board_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_table(inputs)
	return en_ca2_board_table(inputs)
});