/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_ClosingInputs */

const en_ca2_board_decline_closing = /** @type {(inputs: Board_Decline_ClosingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closing`)
};

const fr_ca2_board_decline_closing = /** @type {(inputs: Board_Decline_ClosingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermeture`)
};

/**
* | output |
* | --- |
* | "Closing" |
*
* @param {Board_Decline_ClosingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_closing = /** @type {((inputs?: Board_Decline_ClosingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_ClosingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_closing(inputs)
	return en_ca2_board_decline_closing(inputs)
});