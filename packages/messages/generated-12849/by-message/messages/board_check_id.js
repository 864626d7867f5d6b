/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Check_IdInputs */

const en_ca2_board_check_id = /** @type {(inputs: Board_Check_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check ID`)
};

const fr_ca2_board_check_id = /** @type {(inputs: Board_Check_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vérifier l’âge`)
};

/**
* | output |
* | --- |
* | "Check ID" |
*
* @param {Board_Check_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_check_id = /** @type {((inputs?: Board_Check_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Check_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_check_id(inputs)
	return en_ca2_board_check_id(inputs)
});