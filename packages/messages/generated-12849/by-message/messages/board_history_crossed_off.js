/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Board_History_Crossed_OffInputs */

const en_ca2_board_history_crossed_off = /** @type {(inputs: Board_History_Crossed_OffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Crossed off: ${i?.dishes}`)
};

const fr_ca2_board_history_crossed_off = /** @type {(inputs: Board_History_Crossed_OffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rayés : ${i?.dishes}`)
};

/**
* | output |
* | --- |
* | "Crossed off: {dishes}" |
*
* @param {Board_History_Crossed_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_crossed_off = /** @type {((inputs: Board_History_Crossed_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_Crossed_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_crossed_off(inputs)
	return en_ca2_board_history_crossed_off(inputs)
});