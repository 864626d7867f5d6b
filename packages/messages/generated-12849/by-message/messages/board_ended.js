/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_EndedInputs */

const en_ca2_board_ended = /** @type {(inputs: Board_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device was signed out. Orders no longer arrive here.`)
};

const fr_ca2_board_ended = /** @type {(inputs: Board_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appareil a été déconnecté. Les commandes n’arrivent plus ici.`)
};

/**
* | output |
* | --- |
* | "This device was signed out. Orders no longer arrive here." |
*
* @param {Board_EndedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_ended = /** @type {((inputs?: Board_EndedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_EndedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_ended(inputs)
	return en_ca2_board_ended(inputs)
});