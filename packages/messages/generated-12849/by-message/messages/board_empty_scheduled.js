/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Empty_ScheduledInputs */

const en_ca2_board_empty_scheduled = /** @type {(inputs: Board_Empty_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is scheduled for today or tomorrow.`)
};

const fr_ca2_board_empty_scheduled = /** @type {(inputs: Board_Empty_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien de planifié pour aujourd’hui ni demain.`)
};

/**
* | output |
* | --- |
* | "Nothing is scheduled for today or tomorrow." |
*
* @param {Board_Empty_ScheduledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_empty_scheduled = /** @type {((inputs?: Board_Empty_ScheduledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Empty_ScheduledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_empty_scheduled(inputs)
	return en_ca2_board_empty_scheduled(inputs)
});