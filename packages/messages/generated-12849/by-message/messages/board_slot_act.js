/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ act: NonNullable<unknown>, slot: NonNullable<unknown> }} Board_Slot_ActInputs */

const en_ca2_board_slot_act = /** @type {(inputs: Board_Slot_ActInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.act}: ${i?.slot}`)
};

const fr_ca2_board_slot_act = /** @type {(inputs: Board_Slot_ActInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.act} : ${i?.slot}`)
};

/**
* | output |
* | --- |
* | "{act}: {slot}" |
*
* @param {Board_Slot_ActInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_act = /** @type {((inputs: Board_Slot_ActInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_ActInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_act(inputs)
	return en_ca2_board_slot_act(inputs)
});