/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_OtherInputs */

const en_ca2_board_decline_other = /** @type {(inputs: Board_Decline_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another reason`)
};

const fr_ca2_board_decline_other = /** @type {(inputs: Board_Decline_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autre raison`)
};

/**
* | output |
* | --- |
* | "Another reason" |
*
* @param {Board_Decline_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_other = /** @type {((inputs?: Board_Decline_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_other(inputs)
	return en_ca2_board_decline_other(inputs)
});