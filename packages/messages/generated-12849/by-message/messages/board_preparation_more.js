/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Board_Preparation_MoreInputs */

const en_ca2_board_preparation_more = /** @type {(inputs: Board_Preparation_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`+${i?.minutes} min`)
};

const fr_ca2_board_preparation_more = /** @type {(inputs: Board_Preparation_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`+${i?.minutes} min`)
};

/**
* | output |
* | --- |
* | "+{minutes} min" |
*
* @param {Board_Preparation_MoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_preparation_more = /** @type {((inputs: Board_Preparation_MoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Preparation_MoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_preparation_more(inputs)
	return en_ca2_board_preparation_more(inputs)
});