/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Cancelled_By_GuestInputs */

const en_ca2_board_cancelled_by_guest = /** @type {(inputs: Board_Cancelled_By_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelled by the guest`)
};

const fr_ca2_board_cancelled_by_guest = /** @type {(inputs: Board_Cancelled_By_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annulée par le client`)
};

/**
* | output |
* | --- |
* | "Cancelled by the guest" |
*
* @param {Board_Cancelled_By_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_cancelled_by_guest = /** @type {((inputs?: Board_Cancelled_By_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Cancelled_By_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_cancelled_by_guest(inputs)
	return en_ca2_board_cancelled_by_guest(inputs)
});