/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Wall_TextInputs */

const en_ca2_board_wall_text = /** @type {(inputs: Board_Wall_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Large type to read from across the room. A card’s head is its only button.`)
};

const fr_ca2_board_wall_text = /** @type {(inputs: Board_Wall_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Grands caractères, à lire de loin. L’en-tête d’une fiche est son seul bouton.`)
};

/**
* | output |
* | --- |
* | "Large type to read from across the room. A card’s head is its only button." |
*
* @param {Board_Wall_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_wall_text = /** @type {((inputs?: Board_Wall_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Wall_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_wall_text(inputs)
	return en_ca2_board_wall_text(inputs)
});