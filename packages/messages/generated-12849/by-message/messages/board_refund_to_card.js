/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_To_CardInputs */

const en_ca2_board_refund_to_card = /** @type {(inputs: Board_Refund_To_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} back to the card`)
};

const fr_ca2_board_refund_to_card = /** @type {(inputs: Board_Refund_To_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remis sur la carte`)
};

/**
* | output |
* | --- |
* | "{amount} back to the card" |
*
* @param {Board_Refund_To_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_to_card = /** @type {((inputs: Board_Refund_To_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_To_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_to_card(inputs)
	return en_ca2_board_refund_to_card(inputs)
});