/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ taken: NonNullable<unknown>, orders: NonNullable<unknown> }} Board_Slot_TakenInputs */

const en_ca2_board_slot_taken = /** @type {(inputs: Board_Slot_TakenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.taken} of ${i?.orders} orders`)
};

const fr_ca2_board_slot_taken = /** @type {(inputs: Board_Slot_TakenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.taken} commandes sur ${i?.orders}`)
};

/**
* | output |
* | --- |
* | "{taken} of {orders} orders" |
*
* @param {Board_Slot_TakenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_taken = /** @type {((inputs: Board_Slot_TakenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_TakenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_taken(inputs)
	return en_ca2_board_slot_taken(inputs)
});