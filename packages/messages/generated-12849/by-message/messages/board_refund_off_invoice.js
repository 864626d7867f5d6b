/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_Off_InvoiceInputs */

const en_ca2_board_refund_off_invoice = /** @type {(inputs: Board_Refund_Off_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} less to be billed`)
};

const fr_ca2_board_refund_off_invoice = /** @type {(inputs: Board_Refund_Off_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} de moins à facturer`)
};

/**
* | output |
* | --- |
* | "{amount} less to be billed" |
*
* @param {Board_Refund_Off_InvoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_off_invoice = /** @type {((inputs: Board_Refund_Off_InvoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_Off_InvoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_off_invoice(inputs)
	return en_ca2_board_refund_off_invoice(inputs)
});