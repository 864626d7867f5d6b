/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown> }} Board_Printer_ErrorInputs */

const en_ca2_board_printer_error = /** @type {(inputs: Board_Printer_ErrorInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: doesn’t print since ${i?.time}`)
};

const fr_ca2_board_printer_error = /** @type {(inputs: Board_Printer_ErrorInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : n’imprime pas depuis ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{name}: doesn’t print since {time}" |
*
* @param {Board_Printer_ErrorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_printer_error = /** @type {((inputs: Board_Printer_ErrorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Printer_ErrorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_printer_error(inputs)
	return en_ca2_board_printer_error(inputs)
});