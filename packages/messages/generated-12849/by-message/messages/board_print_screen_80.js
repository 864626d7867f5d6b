/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_Screen_80Inputs */

const en_ca2_board_print_screen_80 = /** @type {(inputs: Board_Print_Screen_80Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On this screen’s printer, 80 mm`)
};

const fr_ca2_board_print_screen_80 = /** @type {(inputs: Board_Print_Screen_80Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur l’imprimante de cet écran, 80 mm`)
};

/**
* | output |
* | --- |
* | "On this screen’s printer, 80 mm" |
*
* @param {Board_Print_Screen_80Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_screen_80 = /** @type {((inputs?: Board_Print_Screen_80Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_Screen_80Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_screen_80(inputs)
	return en_ca2_board_print_screen_80(inputs)
});