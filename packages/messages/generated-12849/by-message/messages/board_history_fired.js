/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_FiredInputs */

const en_ca2_board_history_fired = /** @type {(inputs: Board_History_FiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent to the kitchen`)
};

const fr_ca2_board_history_fired = /** @type {(inputs: Board_History_FiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyée en cuisine`)
};

/**
* | output |
* | --- |
* | "Sent to the kitchen" |
*
* @param {Board_History_FiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_fired = /** @type {((inputs?: Board_History_FiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_FiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_fired(inputs)
	return en_ca2_board_history_fired(inputs)
});