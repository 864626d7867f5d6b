/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_Too_BusyInputs */

const en_ca2_board_decline_too_busy = /** @type {(inputs: Board_Decline_Too_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too busy`)
};

const fr_ca2_board_decline_too_busy = /** @type {(inputs: Board_Decline_Too_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trop occupés`)
};

/**
* | output |
* | --- |
* | "Too busy" |
*
* @param {Board_Decline_Too_BusyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_too_busy = /** @type {((inputs?: Board_Decline_Too_BusyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_Too_BusyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_too_busy(inputs)
	return en_ca2_board_decline_too_busy(inputs)
});