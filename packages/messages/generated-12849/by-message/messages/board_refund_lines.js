/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_LinesInputs */

const en_ca2_board_refund_lines = /** @type {(inputs: Board_Refund_LinesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Some dishes`)
};

const fr_ca2_board_refund_lines = /** @type {(inputs: Board_Refund_LinesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Certains plats`)
};

/**
* | output |
* | --- |
* | "Some dishes" |
*
* @param {Board_Refund_LinesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_lines = /** @type {((inputs?: Board_Refund_LinesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_LinesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_lines(inputs)
	return en_ca2_board_refund_lines(inputs)
});