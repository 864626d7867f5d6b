/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Preparation_TextInputs */

const en_ca2_board_preparation_text = /** @type {(inputs: Board_Preparation_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every time that guests see is later by this, for one hour.`)
};

const fr_ca2_board_preparation_text = /** @type {(inputs: Board_Preparation_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toutes les heures que voient les clients sont repoussées d’autant, pendant une heure.`)
};

/**
* | output |
* | --- |
* | "Every time that guests see is later by this, for one hour." |
*
* @param {Board_Preparation_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_preparation_text = /** @type {((inputs?: Board_Preparation_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Preparation_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_preparation_text(inputs)
	return en_ca2_board_preparation_text(inputs)
});