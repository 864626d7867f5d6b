/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ stations: NonNullable<unknown> }} Board_ElsewhereInputs */

const en_ca2_board_elsewhere = /** @type {(inputs: Board_ElsewhereInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Also: ${i?.stations}`)
};

const fr_ca2_board_elsewhere = /** @type {(inputs: Board_ElsewhereInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aussi : ${i?.stations}`)
};

/**
* | output |
* | --- |
* | "Also: {stations}" |
*
* @param {Board_ElsewhereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_elsewhere = /** @type {((inputs: Board_ElsewhereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ElsewhereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_elsewhere(inputs)
	return en_ca2_board_elsewhere(inputs)
});