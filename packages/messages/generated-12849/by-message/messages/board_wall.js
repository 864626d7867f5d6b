/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_WallInputs */

const en_ca2_board_wall = /** @type {(inputs: Board_WallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wall screen`)
};

const fr_ca2_board_wall = /** @type {(inputs: Board_WallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écran mural`)
};

/**
* | output |
* | --- |
* | "Wall screen" |
*
* @param {Board_WallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_wall = /** @type {((inputs?: Board_WallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_WallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_wall(inputs)
	return en_ca2_board_wall(inputs)
});