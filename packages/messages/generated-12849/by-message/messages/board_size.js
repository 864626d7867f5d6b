/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_SizeInputs */

const en_ca2_board_size = /** @type {(inputs: Board_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Text size`)
};

const fr_ca2_board_size = /** @type {(inputs: Board_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taille du texte`)
};

/**
* | output |
* | --- |
* | "Text size" |
*
* @param {Board_SizeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_size = /** @type {((inputs?: Board_SizeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_SizeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_size(inputs)
	return en_ca2_board_size(inputs)
});