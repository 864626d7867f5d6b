/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_One_ScheduledInputs */

const en_ca2_board_one_scheduled = /** @type {(inputs: Board_One_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled`)
};

const fr_ca2_board_one_scheduled = /** @type {(inputs: Board_One_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Planifiée`)
};

/**
* | output |
* | --- |
* | "Scheduled" |
*
* @param {Board_One_ScheduledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_one_scheduled = /** @type {((inputs?: Board_One_ScheduledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_One_ScheduledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_one_scheduled(inputs)
	return en_ca2_board_one_scheduled(inputs)
});