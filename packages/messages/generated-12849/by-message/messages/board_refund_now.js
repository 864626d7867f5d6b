/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_NowInputs */

const en_ca2_board_refund_now = /** @type {(inputs: Board_Refund_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Refund ${i?.amount}`)
};

const fr_ca2_board_refund_now = /** @type {(inputs: Board_Refund_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rembourser ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Refund {amount}" |
*
* @param {Board_Refund_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_now = /** @type {((inputs: Board_Refund_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_now(inputs)
	return en_ca2_board_refund_now(inputs)
});