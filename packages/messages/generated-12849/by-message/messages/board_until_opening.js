/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Until_OpeningInputs */

const en_ca2_board_until_opening = /** @type {(inputs: Board_Until_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next opening`)
};

const fr_ca2_board_until_opening = /** @type {(inputs: Board_Until_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La prochaine ouverture`)
};

/**
* | output |
* | --- |
* | "Next opening" |
*
* @param {Board_Until_OpeningInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_until_opening = /** @type {((inputs?: Board_Until_OpeningInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Until_OpeningInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_until_opening(inputs)
	return en_ca2_board_until_opening(inputs)
});