/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Lane_ScheduledInputs */

const en_ca2_board_lane_scheduled = /** @type {(inputs: Board_Lane_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled`)
};

const fr_ca2_board_lane_scheduled = /** @type {(inputs: Board_Lane_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Planifiées`)
};

/**
* | output |
* | --- |
* | "Scheduled" |
*
* @param {Board_Lane_ScheduledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lane_scheduled = /** @type {((inputs?: Board_Lane_ScheduledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Lane_ScheduledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lane_scheduled(inputs)
	return en_ca2_board_lane_scheduled(inputs)
});