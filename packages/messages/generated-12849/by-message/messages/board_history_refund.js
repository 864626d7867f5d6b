/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_History_RefundInputs */

const en_ca2_board_history_refund = /** @type {(inputs: Board_History_RefundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Refunded: ${i?.amount}`)
};

const fr_ca2_board_history_refund = /** @type {(inputs: Board_History_RefundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remboursement : ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Refunded: {amount}" |
*
* @param {Board_History_RefundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_refund = /** @type {((inputs: Board_History_RefundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_RefundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_refund(inputs)
	return en_ca2_board_history_refund(inputs)
});