/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_TextInputs */

const en_ca2_board_decline_text = /** @type {(inputs: Board_Decline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The guest is told why, and pays nothing.`)
};

const fr_ca2_board_decline_text = /** @type {(inputs: Board_Decline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le client sait pourquoi et ne paie rien.`)
};

/**
* | output |
* | --- |
* | "The guest is told why, and pays nothing." |
*
* @param {Board_Decline_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_text = /** @type {((inputs?: Board_Decline_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_text(inputs)
	return en_ca2_board_decline_text(inputs)
});