/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_Ready_UndoneInputs */

const en_ca2_board_act_ready_undone = /** @type {(inputs: Board_Act_Ready_UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`took back “Ready”`)
};

const fr_ca2_board_act_ready_undone = /** @type {(inputs: Board_Act_Ready_UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`« Prête » annulé`)
};

/**
* | output |
* | --- |
* | "took back “Ready”" |
*
* @param {Board_Act_Ready_UndoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_ready_undone = /** @type {((inputs?: Board_Act_Ready_UndoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_Ready_UndoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_ready_undone(inputs)
	return en_ca2_board_act_ready_undone(inputs)
});