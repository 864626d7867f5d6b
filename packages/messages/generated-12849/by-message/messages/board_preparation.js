/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_PreparationInputs */

const en_ca2_board_preparation = /** @type {(inputs: Board_PreparationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preparation takes longer`)
};

const fr_ca2_board_preparation = /** @type {(inputs: Board_PreparationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La préparation est plus longue`)
};

/**
* | output |
* | --- |
* | "Preparation takes longer" |
*
* @param {Board_PreparationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_preparation = /** @type {((inputs?: Board_PreparationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_PreparationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_preparation(inputs)
	return en_ca2_board_preparation(inputs)
});