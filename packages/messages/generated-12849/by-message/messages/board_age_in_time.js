/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Age_In_TimeInputs */

const en_ca2_board_age_in_time = /** @type {(inputs: Board_Age_In_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`on time`)
};

const fr_ca2_board_age_in_time = /** @type {(inputs: Board_Age_In_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`à l’heure`)
};

/**
* | output |
* | --- |
* | "on time" |
*
* @param {Board_Age_In_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_age_in_time = /** @type {((inputs?: Board_Age_In_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Age_In_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_age_in_time(inputs)
	return en_ca2_board_age_in_time(inputs)
});