/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ taken: NonNullable<unknown>, minutes: NonNullable<unknown> }} Board_Slot_WorkInputs */

const en_ca2_board_slot_work = /** @type {(inputs: Board_Slot_WorkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.taken} of ${i?.minutes} min of work`)
};

const fr_ca2_board_slot_work = /** @type {(inputs: Board_Slot_WorkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.taken} min de travail sur ${i?.minutes}`)
};

/**
* | output |
* | --- |
* | "{taken} of {minutes} min of work" |
*
* @param {Board_Slot_WorkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_work = /** @type {((inputs: Board_Slot_WorkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_WorkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_work(inputs)
	return en_ca2_board_slot_work(inputs)
});