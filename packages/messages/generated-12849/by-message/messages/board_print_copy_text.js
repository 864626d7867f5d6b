/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_Copy_TextInputs */

const en_ca2_board_print_copy_text = /** @type {(inputs: Board_Print_Copy_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A paper that was printed before says COPY.`)
};

const fr_ca2_board_print_copy_text = /** @type {(inputs: Board_Print_Copy_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un papier déjà imprimé porte la mention COPIE.`)
};

/**
* | output |
* | --- |
* | "A paper that was printed before says COPY." |
*
* @param {Board_Print_Copy_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_copy_text = /** @type {((inputs?: Board_Print_Copy_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_Copy_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_copy_text(inputs)
	return en_ca2_board_print_copy_text(inputs)
});