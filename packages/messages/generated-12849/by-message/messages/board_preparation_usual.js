/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Preparation_UsualInputs */

const en_ca2_board_preparation_usual = /** @type {(inputs: Board_Preparation_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As usual again`)
};

const fr_ca2_board_preparation_usual = /** @type {(inputs: Board_Preparation_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour au temps habituel`)
};

/**
* | output |
* | --- |
* | "As usual again" |
*
* @param {Board_Preparation_UsualInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_preparation_usual = /** @type {((inputs?: Board_Preparation_UsualInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Preparation_UsualInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_preparation_usual(inputs)
	return en_ca2_board_preparation_usual(inputs)
});