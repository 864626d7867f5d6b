/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_ReadyInputs */

const en_ca2_board_history_ready = /** @type {(inputs: Board_History_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready`)
};

const fr_ca2_board_history_ready = /** @type {(inputs: Board_History_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête`)
};

/**
* | output |
* | --- |
* | "Ready" |
*
* @param {Board_History_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_ready = /** @type {((inputs?: Board_History_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_ready(inputs)
	return en_ca2_board_history_ready(inputs)
});