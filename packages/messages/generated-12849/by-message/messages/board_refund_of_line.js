/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, quantity: NonNullable<unknown> }} Board_Refund_Of_LineInputs */

const en_ca2_board_refund_of_line = /** @type {(inputs: Board_Refund_Of_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (${i?.quantity} left)`)
};

const fr_ca2_board_refund_of_line = /** @type {(inputs: Board_Refund_Of_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (reste ${i?.quantity})`)
};

/**
* | output |
* | --- |
* | "{name} ({quantity} left)" |
*
* @param {Board_Refund_Of_LineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_of_line = /** @type {((inputs: Board_Refund_Of_LineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_Of_LineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_of_line(inputs)
	return en_ca2_board_refund_of_line(inputs)
});