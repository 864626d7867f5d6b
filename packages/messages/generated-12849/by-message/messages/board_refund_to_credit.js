/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_To_CreditInputs */

const en_ca2_board_refund_to_credit = /** @type {(inputs: Board_Refund_To_CreditInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} back to the account’s credit`)
};

const fr_ca2_board_refund_to_credit = /** @type {(inputs: Board_Refund_To_CreditInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remis au crédit du compte`)
};

/**
* | output |
* | --- |
* | "{amount} back to the account’s credit" |
*
* @param {Board_Refund_To_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_to_credit = /** @type {((inputs: Board_Refund_To_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_To_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_to_credit(inputs)
	return en_ca2_board_refund_to_credit(inputs)
});