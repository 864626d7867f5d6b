/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_NobodyInputs */

const en_ca2_board_history_nobody = /** @type {(inputs: Board_History_NobodyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no answer in time`)
};

const fr_ca2_board_history_nobody = /** @type {(inputs: Board_History_NobodyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pas de réponse à temps`)
};

/**
* | output |
* | --- |
* | "no answer in time" |
*
* @param {Board_History_NobodyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_nobody = /** @type {((inputs?: Board_History_NobodyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_NobodyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_nobody(inputs)
	return en_ca2_board_history_nobody(inputs)
});