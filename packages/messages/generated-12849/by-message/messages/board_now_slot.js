/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ slot: NonNullable<unknown>, state: NonNullable<unknown> }} Board_Now_SlotInputs */

const en_ca2_board_now_slot = /** @type {(inputs: Board_Now_SlotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.slot}: ${i?.state}`)
};

const fr_ca2_board_now_slot = /** @type {(inputs: Board_Now_SlotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.slot} : ${i?.state}`)
};

/**
* | output |
* | --- |
* | "{slot}: {state}" |
*
* @param {Board_Now_SlotInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_now_slot = /** @type {((inputs: Board_Now_SlotInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Now_SlotInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_now_slot(inputs)
	return en_ca2_board_now_slot(inputs)
});