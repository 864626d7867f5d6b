/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_All_DayInputs */

const en_ca2_board_all_day = /** @type {(inputs: Board_All_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All day`)
};

const fr_ca2_board_all_day = /** @type {(inputs: Board_All_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En tout`)
};

/**
* | output |
* | --- |
* | "All day" |
*
* @param {Board_All_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_all_day = /** @type {((inputs?: Board_All_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_All_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_all_day(inputs)
	return en_ca2_board_all_day(inputs)
});