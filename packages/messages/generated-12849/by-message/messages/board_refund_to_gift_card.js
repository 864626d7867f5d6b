/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_To_Gift_CardInputs */

const en_ca2_board_refund_to_gift_card = /** @type {(inputs: Board_Refund_To_Gift_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} back to the gift card`)
};

const fr_ca2_board_refund_to_gift_card = /** @type {(inputs: Board_Refund_To_Gift_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remis sur la carte-cadeau`)
};

/**
* | output |
* | --- |
* | "{amount} back to the gift card" |
*
* @param {Board_Refund_To_Gift_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_to_gift_card = /** @type {((inputs: Board_Refund_To_Gift_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_To_Gift_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_to_gift_card(inputs)
	return en_ca2_board_refund_to_gift_card(inputs)
});