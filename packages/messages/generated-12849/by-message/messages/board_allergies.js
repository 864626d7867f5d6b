/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ foods: NonNullable<unknown> }} Board_AllergiesInputs */

const en_ca2_board_allergies = /** @type {(inputs: Board_AllergiesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergies: ${i?.foods}`)
};

const fr_ca2_board_allergies = /** @type {(inputs: Board_AllergiesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergies : ${i?.foods}`)
};

/**
* | output |
* | --- |
* | "Allergies: {foods}" |
*
* @param {Board_AllergiesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_allergies = /** @type {((inputs: Board_AllergiesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_AllergiesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_allergies(inputs)
	return en_ca2_board_allergies(inputs)
});