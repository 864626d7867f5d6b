/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, place: NonNullable<unknown> }} Board_Heard_NewInputs */

const en_ca2_board_heard_new = /** @type {(inputs: Board_Heard_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`New order ${i?.number}, ${i?.place}.`)
};

const fr_ca2_board_heard_new = /** @type {(inputs: Board_Heard_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nouvelle commande ${i?.number}, ${i?.place}.`)
};

/**
* | output |
* | --- |
* | "New order {number}, {place}." |
*
* @param {Board_Heard_NewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_heard_new = /** @type {((inputs: Board_Heard_NewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Heard_NewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_heard_new(inputs)
	return en_ca2_board_heard_new(inputs)
});