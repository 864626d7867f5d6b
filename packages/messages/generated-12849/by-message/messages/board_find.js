/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_FindInputs */

const en_ca2_board_find = /** @type {(inputs: Board_FindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find an order`)
};

const fr_ca2_board_find = /** @type {(inputs: Board_FindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouver une commande`)
};

/**
* | output |
* | --- |
* | "Find an order" |
*
* @param {Board_FindInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_find = /** @type {((inputs?: Board_FindInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_FindInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_find(inputs)
	return en_ca2_board_find(inputs)
});