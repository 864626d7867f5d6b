/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_FiredInputs */

const en_ca2_board_act_fired = /** @type {(inputs: Board_Act_FiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sent it to the kitchen`)
};

const fr_ca2_board_act_fired = /** @type {(inputs: Board_Act_FiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`envoyée à la cuisine`)
};

/**
* | output |
* | --- |
* | "sent it to the kitchen" |
*
* @param {Board_Act_FiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_fired = /** @type {((inputs?: Board_Act_FiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_FiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_fired(inputs)
	return en_ca2_board_act_fired(inputs)
});