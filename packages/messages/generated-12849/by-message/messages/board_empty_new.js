/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Empty_NewInputs */

const en_ca2_board_empty_new = /** @type {(inputs: Board_Empty_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No new orders.`)
};

const fr_ca2_board_empty_new = /** @type {(inputs: Board_Empty_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas de nouvelle commande.`)
};

/**
* | output |
* | --- |
* | "No new orders." |
*
* @param {Board_Empty_NewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_empty_new = /** @type {((inputs?: Board_Empty_NewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Empty_NewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_empty_new(inputs)
	return en_ca2_board_empty_new(inputs)
});