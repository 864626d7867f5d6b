/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_ReasonInputs */

const en_ca2_board_decline_reason = /** @type {(inputs: Board_Decline_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reason`)
};

const fr_ca2_board_decline_reason = /** @type {(inputs: Board_Decline_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raison`)
};

/**
* | output |
* | --- |
* | "Reason" |
*
* @param {Board_Decline_ReasonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_reason = /** @type {((inputs?: Board_Decline_ReasonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_ReasonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_reason(inputs)
	return en_ca2_board_decline_reason(inputs)
});