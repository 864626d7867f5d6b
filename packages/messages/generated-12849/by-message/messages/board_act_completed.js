/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_CompletedInputs */

const en_ca2_board_act_completed = /** @type {(inputs: Board_Act_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`handed it over`)
};

const fr_ca2_board_act_completed = /** @type {(inputs: Board_Act_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande remise`)
};

/**
* | output |
* | --- |
* | "handed it over" |
*
* @param {Board_Act_CompletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_completed = /** @type {((inputs?: Board_Act_CompletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_CompletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_completed(inputs)
	return en_ca2_board_act_completed(inputs)
});