/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_ReceiptInputs */

const en_ca2_board_print_receipt = /** @type {(inputs: Board_Print_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receipt`)
};

const fr_ca2_board_print_receipt = /** @type {(inputs: Board_Print_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçu`)
};

/**
* | output |
* | --- |
* | "Receipt" |
*
* @param {Board_Print_ReceiptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_receipt = /** @type {((inputs?: Board_Print_ReceiptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_ReceiptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_receipt(inputs)
	return en_ca2_board_print_receipt(inputs)
});