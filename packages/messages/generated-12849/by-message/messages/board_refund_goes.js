/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_GoesInputs */

const en_ca2_board_refund_goes = /** @type {(inputs: Board_Refund_GoesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where the money goes`)
};

const fr_ca2_board_refund_goes = /** @type {(inputs: Board_Refund_GoesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où va l’argent`)
};

/**
* | output |
* | --- |
* | "Where the money goes" |
*
* @param {Board_Refund_GoesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_goes = /** @type {((inputs?: Board_Refund_GoesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_GoesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_goes(inputs)
	return en_ca2_board_refund_goes(inputs)
});