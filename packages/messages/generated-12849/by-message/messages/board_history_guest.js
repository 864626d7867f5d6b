/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_GuestInputs */

const en_ca2_board_history_guest = /** @type {(inputs: Board_History_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The guest`)
};

const fr_ca2_board_history_guest = /** @type {(inputs: Board_History_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le client`)
};

/**
* | output |
* | --- |
* | "The guest" |
*
* @param {Board_History_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_guest = /** @type {((inputs?: Board_History_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_guest(inputs)
	return en_ca2_board_history_guest(inputs)
});