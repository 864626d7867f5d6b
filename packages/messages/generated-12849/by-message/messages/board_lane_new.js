/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Lane_NewInputs */

const en_ca2_board_lane_new = /** @type {(inputs: Board_Lane_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New`)
};

const fr_ca2_board_lane_new = /** @type {(inputs: Board_Lane_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouvelles`)
};

/**
* | output |
* | --- |
* | "New" |
*
* @param {Board_Lane_NewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lane_new = /** @type {((inputs?: Board_Lane_NewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Lane_NewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lane_new(inputs)
	return en_ca2_board_lane_new(inputs)
});