/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Board_History_RestoredInputs */

const en_ca2_board_history_restored = /** @type {(inputs: Board_History_RestoredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Restored: ${i?.dishes}`)
};

const fr_ca2_board_history_restored = /** @type {(inputs: Board_History_RestoredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rétablis : ${i?.dishes}`)
};

/**
* | output |
* | --- |
* | "Restored: {dishes}" |
*
* @param {Board_History_RestoredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_restored = /** @type {((inputs: Board_History_RestoredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_RestoredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_restored(inputs)
	return en_ca2_board_history_restored(inputs)
});