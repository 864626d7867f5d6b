/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Slot_ClosedInputs */

const en_ca2_board_slot_closed = /** @type {(inputs: Board_Slot_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`closed`)
};

const fr_ca2_board_slot_closed = /** @type {(inputs: Board_Slot_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`fermée`)
};

/**
* | output |
* | --- |
* | "closed" |
*
* @param {Board_Slot_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_closed = /** @type {((inputs?: Board_Slot_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_closed(inputs)
	return en_ca2_board_slot_closed(inputs)
});