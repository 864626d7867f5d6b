/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_UsualInputs */

const en_ca2_board_print_usual = /** @type {(inputs: Board_Print_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where it usually prints`)
};

const fr_ca2_board_print_usual = /** @type {(inputs: Board_Print_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Là où ça s’imprime d’habitude`)
};

/**
* | output |
* | --- |
* | "Where it usually prints" |
*
* @param {Board_Print_UsualInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_usual = /** @type {((inputs?: Board_Print_UsualInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_UsualInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_usual(inputs)
	return en_ca2_board_print_usual(inputs)
});