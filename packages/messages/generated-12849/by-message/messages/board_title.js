/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Board_TitleInputs */

const en_ca2_board_title = /** @type {(inputs: Board_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Orders · ${i?.venue}`)
};

const fr_ca2_board_title = /** @type {(inputs: Board_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandes · ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Orders · {venue}" |
*
* @param {Board_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_title = /** @type {((inputs: Board_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_title(inputs)
	return en_ca2_board_title(inputs)
});