/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Board_Print_TitleInputs */

const en_ca2_board_print_title = /** @type {(inputs: Board_Print_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Print order ${i?.number}`)
};

const fr_ca2_board_print_title = /** @type {(inputs: Board_Print_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Imprimer la commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Print order {number}" |
*
* @param {Board_Print_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_title = /** @type {((inputs: Board_Print_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_title(inputs)
	return en_ca2_board_print_title(inputs)
});