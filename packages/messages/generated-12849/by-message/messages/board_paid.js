/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_PaidInputs */

const en_ca2_board_paid = /** @type {(inputs: Board_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid`)
};

const fr_ca2_board_paid = /** @type {(inputs: Board_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payée`)
};

/**
* | output |
* | --- |
* | "Paid" |
*
* @param {Board_PaidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_paid = /** @type {((inputs?: Board_PaidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_PaidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_paid(inputs)
	return en_ca2_board_paid(inputs)
});