/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_TicketInputs */

const en_ca2_board_print_ticket = /** @type {(inputs: Board_Print_TicketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kitchen ticket`)
};

const fr_ca2_board_print_ticket = /** @type {(inputs: Board_Print_TicketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bon de cuisine`)
};

/**
* | output |
* | --- |
* | "Kitchen ticket" |
*
* @param {Board_Print_TicketInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_ticket = /** @type {((inputs?: Board_Print_TicketInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_TicketInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_ticket(inputs)
	return en_ca2_board_print_ticket(inputs)
});