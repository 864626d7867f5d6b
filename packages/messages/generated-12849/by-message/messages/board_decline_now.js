/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_NowInputs */

const en_ca2_board_decline_now = /** @type {(inputs: Board_Decline_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Decline the order`)
};

const fr_ca2_board_decline_now = /** @type {(inputs: Board_Decline_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refuser la commande`)
};

/**
* | output |
* | --- |
* | "Decline the order" |
*
* @param {Board_Decline_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_now = /** @type {((inputs?: Board_Decline_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_now(inputs)
	return en_ca2_board_decline_now(inputs)
});