/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_UnsentInputs */

const en_ca2_board_unsent = /** @type {(inputs: Board_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent yet`)
};

const fr_ca2_board_unsent = /** @type {(inputs: Board_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore envoyé`)
};

/**
* | output |
* | --- |
* | "Not sent yet" |
*
* @param {Board_UnsentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_unsent = /** @type {((inputs?: Board_UnsentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_UnsentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_unsent(inputs)
	return en_ca2_board_unsent(inputs)
});