/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_StartedInputs */

const en_ca2_board_act_started = /** @type {(inputs: Board_Act_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`started it`)
};

const fr_ca2_board_act_started = /** @type {(inputs: Board_Act_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande commencée`)
};

/**
* | output |
* | --- |
* | "started it" |
*
* @param {Board_Act_StartedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_started = /** @type {((inputs?: Board_Act_StartedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_StartedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_started(inputs)
	return en_ca2_board_act_started(inputs)
});