/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_Reason_MissingInputs */

const en_ca2_board_decline_reason_missing = /** @type {(inputs: Board_Decline_Reason_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a reason, which the guest is told.`)
};

const fr_ca2_board_decline_reason_missing = /** @type {(inputs: Board_Decline_Reason_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez une raison, que le client verra.`)
};

/**
* | output |
* | --- |
* | "Choose a reason, which the guest is told." |
*
* @param {Board_Decline_Reason_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_reason_missing = /** @type {((inputs?: Board_Decline_Reason_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_Reason_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_reason_missing(inputs)
	return en_ca2_board_decline_reason_missing(inputs)
});