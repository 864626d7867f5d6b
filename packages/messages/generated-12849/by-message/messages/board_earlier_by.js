/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Board_Earlier_ByInputs */

const en_ca2_board_earlier_by = /** @type {(inputs: Board_Earlier_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} min earlier`)
};

const fr_ca2_board_earlier_by = /** @type {(inputs: Board_Earlier_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} min plus tôt`)
};

/**
* | output |
* | --- |
* | "{minutes} min earlier" |
*
* @param {Board_Earlier_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_earlier_by = /** @type {((inputs: Board_Earlier_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Earlier_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_earlier_by(inputs)
	return en_ca2_board_earlier_by(inputs)
});