/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_Until_TimeInputs */

const en_ca2_board_until_time = /** @type {(inputs: Board_Until_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`until ${i?.time}`)
};

const fr_ca2_board_until_time = /** @type {(inputs: Board_Until_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`jusqu’à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "until {time}" |
*
* @param {Board_Until_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_until_time = /** @type {((inputs: Board_Until_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Until_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_until_time(inputs)
	return en_ca2_board_until_time(inputs)
});