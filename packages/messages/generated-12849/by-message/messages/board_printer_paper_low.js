/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown> }} Board_Printer_Paper_LowInputs */

const en_ca2_board_printer_paper_low = /** @type {(inputs: Board_Printer_Paper_LowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: paper is low since ${i?.time}`)
};

const fr_ca2_board_printer_paper_low = /** @type {(inputs: Board_Printer_Paper_LowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : papier presque fini depuis ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{name}: paper is low since {time}" |
*
* @param {Board_Printer_Paper_LowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_printer_paper_low = /** @type {((inputs: Board_Printer_Paper_LowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Printer_Paper_LowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_printer_paper_low(inputs)
	return en_ca2_board_printer_paper_low(inputs)
});