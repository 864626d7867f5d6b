/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_Preparation_UntilInputs */

const en_ca2_board_preparation_until = /** @type {(inputs: Board_Preparation_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Until ${i?.time}, then as usual.`)
};

const fr_ca2_board_preparation_until = /** @type {(inputs: Board_Preparation_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jusqu’à ${i?.time}, puis comme d’habitude.`)
};

/**
* | output |
* | --- |
* | "Until {time}, then as usual." |
*
* @param {Board_Preparation_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_preparation_until = /** @type {((inputs: Board_Preparation_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Preparation_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_preparation_until(inputs)
	return en_ca2_board_preparation_until(inputs)
});