/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, time: NonNullable<unknown> }} Board_For_DayInputs */

const en_ca2_board_for_day = /** @type {(inputs: Board_For_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.day}, ${i?.time}`)
};

const fr_ca2_board_for_day = /** @type {(inputs: Board_For_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour le ${i?.day}, ${i?.time}`)
};

/**
* | output |
* | --- |
* | "For {day}, {time}" |
*
* @param {Board_For_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_for_day = /** @type {((inputs: Board_For_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_For_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_for_day(inputs)
	return en_ca2_board_for_day(inputs)
});