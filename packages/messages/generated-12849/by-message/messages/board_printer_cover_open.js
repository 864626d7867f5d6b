/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown> }} Board_Printer_Cover_OpenInputs */

const en_ca2_board_printer_cover_open = /** @type {(inputs: Board_Printer_Cover_OpenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: cover open since ${i?.time}`)
};

const fr_ca2_board_printer_cover_open = /** @type {(inputs: Board_Printer_Cover_OpenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : couvercle ouvert depuis ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{name}: cover open since {time}" |
*
* @param {Board_Printer_Cover_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_printer_cover_open = /** @type {((inputs: Board_Printer_Cover_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Printer_Cover_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_printer_cover_open(inputs)
	return en_ca2_board_printer_cover_open(inputs)
});