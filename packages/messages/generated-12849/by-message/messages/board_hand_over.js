/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Hand_OverInputs */

const en_ca2_board_hand_over = /** @type {(inputs: Board_Hand_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hand over`)
};

const fr_ca2_board_hand_over = /** @type {(inputs: Board_Hand_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remettre`)
};

/**
* | output |
* | --- |
* | "Hand over" |
*
* @param {Board_Hand_OverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_hand_over = /** @type {((inputs?: Board_Hand_OverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Hand_OverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_hand_over(inputs)
	return en_ca2_board_hand_over(inputs)
});