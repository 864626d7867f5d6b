/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_Reason_HintInputs */

const en_ca2_board_refund_reason_hint = /** @type {(inputs: Board_Refund_Reason_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For your own records: the guest doesn’t see it.`)
};

const fr_ca2_board_refund_reason_hint = /** @type {(inputs: Board_Refund_Reason_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour vos dossiers : le client ne la voit pas.`)
};

/**
* | output |
* | --- |
* | "For your own records: the guest doesn’t see it." |
*
* @param {Board_Refund_Reason_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_reason_hint = /** @type {((inputs?: Board_Refund_Reason_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_Reason_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_reason_hint(inputs)
	return en_ca2_board_refund_reason_hint(inputs)
});