/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Board_Decline_TitleInputs */

const en_ca2_board_decline_title = /** @type {(inputs: Board_Decline_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Decline order ${i?.number}`)
};

const fr_ca2_board_decline_title = /** @type {(inputs: Board_Decline_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Refuser la commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Decline order {number}" |
*
* @param {Board_Decline_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_decline_title = /** @type {((inputs: Board_Decline_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Decline_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_decline_title(inputs)
	return en_ca2_board_decline_title(inputs)
});