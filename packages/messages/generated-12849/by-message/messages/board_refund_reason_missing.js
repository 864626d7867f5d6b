/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_Reason_MissingInputs */

const en_ca2_board_refund_reason_missing = /** @type {(inputs: Board_Refund_Reason_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Say in a few words why.`)
};

const fr_ca2_board_refund_reason_missing = /** @type {(inputs: Board_Refund_Reason_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dites pourquoi, en quelques mots.`)
};

/**
* | output |
* | --- |
* | "Say in a few words why." |
*
* @param {Board_Refund_Reason_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_reason_missing = /** @type {((inputs?: Board_Refund_Reason_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_Reason_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_reason_missing(inputs)
	return en_ca2_board_refund_reason_missing(inputs)
});