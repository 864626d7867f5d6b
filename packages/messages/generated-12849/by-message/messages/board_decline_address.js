/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Decline_AddressInputs */

const en_ca2_board_decline_address = /** @type {(inputs: Board_Decline_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Can’t deliver to this address`)
};

const fr_ca2_board_decline_address = /** @type {(inputs: Board_Decline_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison impossible à cette adresse`)
};

/**
* | output |
* | --- |
* | "Can’t deliver to this address" |
*
* @param {Board_Decline_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_address = /** @type {((inputs?: Board_Decline_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_address(inputs)
	return en_ca2_board_decline_address(inputs)
});