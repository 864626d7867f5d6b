/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_Not_An_AmountInputs */

const en_ca2_board_refund_not_an_amount = /** @type {(inputs: Board_Refund_Not_An_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An amount looks like 5.00`)
};

const fr_ca2_board_refund_not_an_amount = /** @type {(inputs: Board_Refund_Not_An_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un montant s’écrit comme 5,00`)
};

/**
* | output |
* | --- |
* | "An amount looks like 5.00" |
*
* @param {Board_Refund_Not_An_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_not_an_amount = /** @type {((inputs?: Board_Refund_Not_An_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_Not_An_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_not_an_amount(inputs)
	return en_ca2_board_refund_not_an_amount(inputs)
});