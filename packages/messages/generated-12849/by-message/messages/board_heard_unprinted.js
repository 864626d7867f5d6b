/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, place: NonNullable<unknown> }} Board_Heard_UnprintedInputs */

const en_ca2_board_heard_unprinted = /** @type {(inputs: Board_Heard_UnprintedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number}, ${i?.place}, was not printed.`)
};

const fr_ca2_board_heard_unprinted = /** @type {(inputs: Board_Heard_UnprintedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La commande ${i?.number}, ${i?.place}, n’a pas été imprimée.`)
};

/**
* | output |
* | --- |
* | "Order {number}, {place}, was not printed." |
*
* @param {Board_Heard_UnprintedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_heard_unprinted = /** @type {((inputs: Board_Heard_UnprintedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Heard_UnprintedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_heard_unprinted(inputs)
	return en_ca2_board_heard_unprinted(inputs)
});