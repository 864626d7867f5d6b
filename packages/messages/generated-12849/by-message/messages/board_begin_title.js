/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Begin_TitleInputs */

const en_ca2_board_begin_title = /** @type {(inputs: Board_Begin_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready for service?`)
};

const fr_ca2_board_begin_title = /** @type {(inputs: Board_Begin_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On ouvre le service?`)
};

/**
* | output |
* | --- |
* | "Ready for service?" |
*
* @param {Board_Begin_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_begin_title = /** @type {((inputs?: Board_Begin_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Begin_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_begin_title(inputs)
	return en_ca2_board_begin_title(inputs)
});