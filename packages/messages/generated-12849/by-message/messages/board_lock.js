/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_LockInputs */

const en_ca2_board_lock = /** @type {(inputs: Board_LockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask who’s working`)
};

const fr_ca2_board_lock = /** @type {(inputs: Board_LockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Demander qui travaille`)
};

/**
* | output |
* | --- |
* | "Ask who’s working" |
*
* @param {Board_LockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lock = /** @type {((inputs?: Board_LockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_LockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lock(inputs)
	return en_ca2_board_lock(inputs)
});