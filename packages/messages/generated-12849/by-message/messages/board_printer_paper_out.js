/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown> }} Board_Printer_Paper_OutInputs */

const en_ca2_board_printer_paper_out = /** @type {(inputs: Board_Printer_Paper_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: no paper since ${i?.time}`)
};

const fr_ca2_board_printer_paper_out = /** @type {(inputs: Board_Printer_Paper_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : plus de papier depuis ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{name}: no paper since {time}" |
*
* @param {Board_Printer_Paper_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_printer_paper_out = /** @type {((inputs: Board_Printer_Paper_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Printer_Paper_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_printer_paper_out(inputs)
	return en_ca2_board_printer_paper_out(inputs)
});