/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_To_StartInputs */

const en_ca2_board_to_start = /** @type {(inputs: Board_To_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the start page`)
};

const fr_ca2_board_to_start = /** @type {(inputs: Board_To_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour à l’accueil`)
};

/**
* | output |
* | --- |
* | "Back to the start page" |
*
* @param {Board_To_StartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_to_start = /** @type {((inputs?: Board_To_StartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_To_StartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_to_start(inputs)
	return en_ca2_board_to_start(inputs)
});