/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Board_Lock_AfterInputs */

const en_ca2_board_lock_after = /** @type {(inputs: Board_Lock_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`After ${i?.minutes} min without a touch`)
};

const fr_ca2_board_lock_after = /** @type {(inputs: Board_Lock_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Après ${i?.minutes} min sans toucher l’écran`)
};

/**
* | output |
* | --- |
* | "After {minutes} min without a touch" |
*
* @param {Board_Lock_AfterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lock_after = /** @type {((inputs: Board_Lock_AfterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Lock_AfterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lock_after(inputs)
	return en_ca2_board_lock_after(inputs)
});