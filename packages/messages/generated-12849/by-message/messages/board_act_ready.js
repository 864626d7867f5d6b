/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_ReadyInputs */

const en_ca2_board_act_ready = /** @type {(inputs: Board_Act_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`made it ready`)
};

const fr_ca2_board_act_ready = /** @type {(inputs: Board_Act_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande prête`)
};

/**
* | output |
* | --- |
* | "made it ready" |
*
* @param {Board_Act_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_ready = /** @type {((inputs?: Board_Act_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_ready(inputs)
	return en_ca2_board_act_ready(inputs)
});