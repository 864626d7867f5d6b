/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Board_Refund_TitleInputs */

const en_ca2_board_refund_title = /** @type {(inputs: Board_Refund_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Refund order ${i?.number}`)
};

const fr_ca2_board_refund_title = /** @type {(inputs: Board_Refund_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rembourser la commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Refund order {number}" |
*
* @param {Board_Refund_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_title = /** @type {((inputs: Board_Refund_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_title(inputs)
	return en_ca2_board_refund_title(inputs)
});