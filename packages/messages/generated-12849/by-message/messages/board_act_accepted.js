/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_AcceptedInputs */

const en_ca2_board_act_accepted = /** @type {(inputs: Board_Act_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`accepted it`)
};

const fr_ca2_board_act_accepted = /** @type {(inputs: Board_Act_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande acceptée`)
};

/**
* | output |
* | --- |
* | "accepted it" |
*
* @param {Board_Act_AcceptedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_accepted = /** @type {((inputs?: Board_Act_AcceptedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_AcceptedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_accepted(inputs)
	return en_ca2_board_act_accepted(inputs)
});