/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Find_TextInputs */

const en_ca2_board_find_text = /** @type {(inputs: Board_Find_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Number, name or phone`)
};

const fr_ca2_board_find_text = /** @type {(inputs: Board_Find_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro, nom ou téléphone`)
};

/**
* | output |
* | --- |
* | "Number, name or phone" |
*
* @param {Board_Find_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_find_text = /** @type {((inputs?: Board_Find_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Find_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_find_text(inputs)
	return en_ca2_board_find_text(inputs)
});