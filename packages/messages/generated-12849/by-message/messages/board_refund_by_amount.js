/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_By_AmountInputs */

const en_ca2_board_refund_by_amount = /** @type {(inputs: Board_Refund_By_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An amount`)
};

const fr_ca2_board_refund_by_amount = /** @type {(inputs: Board_Refund_By_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un montant`)
};

/**
* | output |
* | --- |
* | "An amount" |
*
* @param {Board_Refund_By_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_by_amount = /** @type {((inputs?: Board_Refund_By_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_By_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_by_amount(inputs)
	return en_ca2_board_refund_by_amount(inputs)
});