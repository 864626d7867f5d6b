/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_CancelledInputs */

const en_ca2_board_act_cancelled = /** @type {(inputs: Board_Act_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`cancelled it`)
};

const fr_ca2_board_act_cancelled = /** @type {(inputs: Board_Act_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande annulée`)
};

/**
* | output |
* | --- |
* | "cancelled it" |
*
* @param {Board_Act_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_cancelled = /** @type {((inputs?: Board_Act_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_cancelled(inputs)
	return en_ca2_board_act_cancelled(inputs)
});