/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Slot_PlannedInputs */

const en_ca2_board_slot_planned = /** @type {(inputs: Board_Slot_PlannedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As planned`)
};

const fr_ca2_board_slot_planned = /** @type {(inputs: Board_Slot_PlannedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme prévu`)
};

/**
* | output |
* | --- |
* | "As planned" |
*
* @param {Board_Slot_PlannedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_planned = /** @type {((inputs?: Board_Slot_PlannedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_PlannedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_planned(inputs)
	return en_ca2_board_slot_planned(inputs)
});