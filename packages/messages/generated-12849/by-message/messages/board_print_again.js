/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_AgainInputs */

const en_ca2_board_print_again = /** @type {(inputs: Board_Print_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print again`)
};

const fr_ca2_board_print_again = /** @type {(inputs: Board_Print_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Réimprimer`)
};

/**
* | output |
* | --- |
* | "Print again" |
*
* @param {Board_Print_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_again = /** @type {((inputs?: Board_Print_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_again(inputs)
	return en_ca2_board_print_again(inputs)
});