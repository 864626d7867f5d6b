/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ quantity: NonNullable<unknown>, name: NonNullable<unknown> }} Board_RestoreInputs */

const en_ca2_board_restore = /** @type {(inputs: Board_RestoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Restore ${i?.quantity} × ${i?.name}`)
};

const fr_ca2_board_restore = /** @type {(inputs: Board_RestoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rétablir ${i?.quantity} × ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Restore {quantity} × {name}" |
*
* @param {Board_RestoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_restore = /** @type {((inputs: Board_RestoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_RestoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_restore(inputs)
	return en_ca2_board_restore(inputs)
});