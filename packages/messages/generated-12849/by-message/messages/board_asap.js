/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_AsapInputs */

const en_ca2_board_asap = /** @type {(inputs: Board_AsapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As soon as possible`)
};

const fr_ca2_board_asap = /** @type {(inputs: Board_AsapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dès que possible`)
};

/**
* | output |
* | --- |
* | "As soon as possible" |
*
* @param {Board_AsapInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_asap = /** @type {((inputs?: Board_AsapInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_AsapInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_asap(inputs)
	return en_ca2_board_asap(inputs)
});