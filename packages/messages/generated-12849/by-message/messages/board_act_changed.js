/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Act_ChangedInputs */

const en_ca2_board_act_changed = /** @type {(inputs: Board_Act_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`changed it`)
};

const fr_ca2_board_act_changed = /** @type {(inputs: Board_Act_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`commande modifiée`)
};

/**
* | output |
* | --- |
* | "changed it" |
*
* @param {Board_Act_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_act_changed = /** @type {((inputs?: Board_Act_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Act_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_act_changed(inputs)
	return en_ca2_board_act_changed(inputs)
});