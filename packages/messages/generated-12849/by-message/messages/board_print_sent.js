/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Board_Print_SentInputs */

const en_ca2_board_print_sent = /** @type {(inputs: Board_Print_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number} is being printed.`)
};

const fr_ca2_board_print_sent = /** @type {(inputs: Board_Print_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La commande ${i?.number} s’imprime.`)
};

/**
* | output |
* | --- |
* | "Order {number} is being printed." |
*
* @param {Board_Print_SentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_sent = /** @type {((inputs: Board_Print_SentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_SentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_sent(inputs)
	return en_ca2_board_print_sent(inputs)
});