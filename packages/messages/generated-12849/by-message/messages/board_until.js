/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_UntilInputs */

const en_ca2_board_until = /** @type {(inputs: Board_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold out until`)
};

const fr_ca2_board_until = /** @type {(inputs: Board_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Épuisé jusqu’à`)
};

/**
* | output |
* | --- |
* | "Sold out until" |
*
* @param {Board_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_until = /** @type {((inputs?: Board_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_until(inputs)
	return en_ca2_board_until(inputs)
});