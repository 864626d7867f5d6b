/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_RefundInputs */

const en_ca2_board_refund = /** @type {(inputs: Board_RefundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refund`)
};

const fr_ca2_board_refund = /** @type {(inputs: Board_RefundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rembourser`)
};

/**
* | output |
* | --- |
* | "Refund" |
*
* @param {Board_RefundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund = /** @type {((inputs?: Board_RefundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_RefundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund(inputs)
	return en_ca2_board_refund(inputs)
});