/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Lock_NeverInputs */

const en_ca2_board_lock_never = /** @type {(inputs: Board_Lock_NeverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Never`)
};

const fr_ca2_board_lock_never = /** @type {(inputs: Board_Lock_NeverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jamais`)
};

/**
* | output |
* | --- |
* | "Never" |
*
* @param {Board_Lock_NeverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lock_never = /** @type {((inputs?: Board_Lock_NeverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Lock_NeverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lock_never(inputs)
	return en_ca2_board_lock_never(inputs)
});