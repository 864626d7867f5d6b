/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_ToldInputs */

const en_ca2_board_history_told = /** @type {(inputs: Board_History_ToldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The guest was told that it’s ready`)
};

const fr_ca2_board_history_told = /** @type {(inputs: Board_History_ToldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le client sait que c’est prêt`)
};

/**
* | output |
* | --- |
* | "The guest was told that it’s ready" |
*
* @param {Board_History_ToldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_told = /** @type {((inputs?: Board_History_ToldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_ToldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_told(inputs)
	return en_ca2_board_history_told(inputs)
});