/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_ForInputs */

const en_ca2_board_for = /** @type {(inputs: Board_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.time}`)
};

const fr_ca2_board_for = /** @type {(inputs: Board_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour ${i?.time}`)
};

/**
* | output |
* | --- |
* | "For {time}" |
*
* @param {Board_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_for = /** @type {((inputs: Board_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_for(inputs)
	return en_ca2_board_for(inputs)
});