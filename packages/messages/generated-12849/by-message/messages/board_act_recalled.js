/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_RecalledInputs */

const en_ca2_board_act_recalled = /** @type {(inputs: Board_Act_RecalledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`called it back`)
};

const fr_ca2_board_act_recalled = /** @type {(inputs: Board_Act_RecalledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande rappelée`)
};

/**
* | output |
* | --- |
* | "called it back" |
*
* @param {Board_Act_RecalledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_recalled = /** @type {((inputs?: Board_Act_RecalledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_RecalledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_recalled(inputs)
	return en_ca2_board_act_recalled(inputs)
});