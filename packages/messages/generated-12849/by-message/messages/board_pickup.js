/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_PickupInputs */

const en_ca2_board_pickup = /** @type {(inputs: Board_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pickup`)
};

const fr_ca2_board_pickup = /** @type {(inputs: Board_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À emporter`)
};

/**
* | output |
* | --- |
* | "Pickup" |
*
* @param {Board_PickupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_pickup = /** @type {((inputs?: Board_PickupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_PickupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_pickup(inputs)
	return en_ca2_board_pickup(inputs)
});