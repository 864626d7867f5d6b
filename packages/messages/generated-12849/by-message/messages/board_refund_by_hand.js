/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_By_HandInputs */

const en_ca2_board_refund_by_hand = /** @type {(inputs: Board_Refund_By_HandInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} for you to hand over`)
};

const fr_ca2_board_refund_by_hand = /** @type {(inputs: Board_Refund_By_HandInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} à remettre vous-même`)
};

/**
* | output |
* | --- |
* | "{amount} for you to hand over" |
*
* @param {Board_Refund_By_HandInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_by_hand = /** @type {((inputs: Board_Refund_By_HandInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_By_HandInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_by_hand(inputs)
	return en_ca2_board_refund_by_hand(inputs)
});