/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Until_HourInputs */

const en_ca2_board_until_hour = /** @type {(inputs: Board_Until_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In an hour`)
};

const fr_ca2_board_until_hour = /** @type {(inputs: Board_Until_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dans une heure`)
};

/**
* | output |
* | --- |
* | "In an hour" |
*
* @param {Board_Until_HourInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_until_hour = /** @type {((inputs?: Board_Until_HourInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Until_HourInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_until_hour(inputs)
	return en_ca2_board_until_hour(inputs)
});