/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_To_PayInputs */

const en_ca2_board_to_pay = /** @type {(inputs: Board_To_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`To pay: ${i?.amount}`)
};

const fr_ca2_board_to_pay = /** @type {(inputs: Board_To_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`À payer : ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "To pay: {amount}" |
*
* @param {Board_To_PayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_to_pay = /** @type {((inputs: Board_To_PayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_To_PayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_to_pay(inputs)
	return en_ca2_board_to_pay(inputs)
});