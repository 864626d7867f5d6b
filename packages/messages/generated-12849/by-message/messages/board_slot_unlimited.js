/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Slot_UnlimitedInputs */

const en_ca2_board_slot_unlimited = /** @type {(inputs: Board_Slot_UnlimitedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no limit`)
};

const fr_ca2_board_slot_unlimited = /** @type {(inputs: Board_Slot_UnlimitedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sans limite`)
};

/**
* | output |
* | --- |
* | "no limit" |
*
* @param {Board_Slot_UnlimitedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_unlimited = /** @type {((inputs?: Board_Slot_UnlimitedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_UnlimitedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_unlimited(inputs)
	return en_ca2_board_slot_unlimited(inputs)
});