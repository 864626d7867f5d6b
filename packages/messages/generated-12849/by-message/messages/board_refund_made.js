/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_MadeInputs */

const en_ca2_board_refund_made = /** @type {(inputs: Board_Refund_MadeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} refunded. The guest gets a mail.`)
};

const fr_ca2_board_refund_made = /** @type {(inputs: Board_Refund_MadeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remboursés. Le client reçoit un courriel.`)
};

/**
* | output |
* | --- |
* | "{amount} refunded. The guest gets a mail." |
*
* @param {Board_Refund_MadeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_made = /** @type {((inputs: Board_Refund_MadeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_MadeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_made(inputs)
	return en_ca2_board_refund_made(inputs)
});