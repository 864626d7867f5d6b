/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Board_Undo_ReadyInputs */

const en_ca2_board_undo_ready = /** @type {(inputs: Board_Undo_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Undo: the guest is told in ${i?.seconds} s`)
};

const fr_ca2_board_undo_ready = /** @type {(inputs: Board_Undo_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Annuler : le client est avisé dans ${i?.seconds} s`)
};

/**
* | output |
* | --- |
* | "Undo: the guest is told in {seconds} s" |
*
* @param {Board_Undo_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_undo_ready = /** @type {((inputs: Board_Undo_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Undo_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_undo_ready(inputs)
	return en_ca2_board_undo_ready(inputs)
});