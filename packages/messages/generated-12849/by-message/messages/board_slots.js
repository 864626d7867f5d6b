/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_SlotsInputs */

const en_ca2_board_slots = /** @type {(inputs: Board_SlotsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Today’s time slots`)
};

const fr_ca2_board_slots = /** @type {(inputs: Board_SlotsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les plages d’aujourd’hui`)
};

/**
* | output |
* | --- |
* | "Today’s time slots" |
*
* @param {Board_SlotsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slots = /** @type {((inputs?: Board_SlotsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_SlotsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slots(inputs)
	return en_ca2_board_slots(inputs)
});