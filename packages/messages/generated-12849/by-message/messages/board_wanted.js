/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_WantedInputs */

const en_ca2_board_wanted = /** @type {(inputs: Board_WantedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wanted`)
};

const fr_ca2_board_wanted = /** @type {(inputs: Board_WantedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour`)
};

/**
* | output |
* | --- |
* | "Wanted" |
*
* @param {Board_WantedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_wanted = /** @type {((inputs?: Board_WantedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_WantedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_wanted(inputs)
	return en_ca2_board_wanted(inputs)
});