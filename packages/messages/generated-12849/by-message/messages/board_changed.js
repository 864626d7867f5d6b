/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_ChangedInputs */

const en_ca2_board_changed = /** @type {(inputs: Board_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed`)
};

const fr_ca2_board_changed = /** @type {(inputs: Board_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifiée`)
};

/**
* | output |
* | --- |
* | "Changed" |
*
* @param {Board_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_changed = /** @type {((inputs?: Board_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_changed(inputs)
	return en_ca2_board_changed(inputs)
});