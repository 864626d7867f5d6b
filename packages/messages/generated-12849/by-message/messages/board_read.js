/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_ReadInputs */

const en_ca2_board_read = /** @type {(inputs: Board_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Got it`)
};

const fr_ca2_board_read = /** @type {(inputs: Board_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Compris`)
};

/**
* | output |
* | --- |
* | "Got it" |
*
* @param {Board_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_read = /** @type {((inputs?: Board_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_read(inputs)
	return en_ca2_board_read(inputs)
});