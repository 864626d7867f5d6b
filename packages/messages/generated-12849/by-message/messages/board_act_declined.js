/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_DeclinedInputs */

const en_ca2_board_act_declined = /** @type {(inputs: Board_Act_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`declined it`)
};

const fr_ca2_board_act_declined = /** @type {(inputs: Board_Act_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande refusée`)
};

/**
* | output |
* | --- |
* | "declined it" |
*
* @param {Board_Act_DeclinedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_declined = /** @type {((inputs?: Board_Act_DeclinedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_DeclinedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_declined(inputs)
	return en_ca2_board_act_declined(inputs)
});