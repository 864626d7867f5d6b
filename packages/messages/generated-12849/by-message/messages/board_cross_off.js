/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ quantity: NonNullable<unknown>, name: NonNullable<unknown> }} Board_Cross_OffInputs */

const en_ca2_board_cross_off = /** @type {(inputs: Board_Cross_OffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cross off ${i?.quantity} × ${i?.name}`)
};

const fr_ca2_board_cross_off = /** @type {(inputs: Board_Cross_OffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rayer ${i?.quantity} × ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Cross off {quantity} × {name}" |
*
* @param {Board_Cross_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_cross_off = /** @type {((inputs: Board_Cross_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Cross_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_cross_off(inputs)
	return en_ca2_board_cross_off(inputs)
});