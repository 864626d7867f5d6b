/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_StartedInputs */

const en_ca2_board_history_started = /** @type {(inputs: Board_History_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Started`)
};

const fr_ca2_board_history_started = /** @type {(inputs: Board_History_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commencée`)
};

/**
* | output |
* | --- |
* | "Started" |
*
* @param {Board_History_StartedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_started = /** @type {((inputs?: Board_History_StartedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_StartedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_started(inputs)
	return en_ca2_board_history_started(inputs)
});