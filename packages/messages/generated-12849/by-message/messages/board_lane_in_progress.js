/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Lane_In_ProgressInputs */

const en_ca2_board_lane_in_progress = /** @type {(inputs: Board_Lane_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In progress`)
};

const fr_ca2_board_lane_in_progress = /** @type {(inputs: Board_Lane_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En préparation`)
};

/**
* | output |
* | --- |
* | "In progress" |
*
* @param {Board_Lane_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lane_in_progress = /** @type {((inputs?: Board_Lane_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Lane_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lane_in_progress(inputs)
	return en_ca2_board_lane_in_progress(inputs)
});