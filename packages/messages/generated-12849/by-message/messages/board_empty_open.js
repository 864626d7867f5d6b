/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Empty_OpenInputs */

const en_ca2_board_empty_open = /** @type {(inputs: Board_Empty_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No open orders.`)
};

const fr_ca2_board_empty_open = /** @type {(inputs: Board_Empty_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune commande en cours.`)
};

/**
* | output |
* | --- |
* | "No open orders." |
*
* @param {Board_Empty_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_empty_open = /** @type {((inputs?: Board_Empty_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Empty_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_empty_open(inputs)
	return en_ca2_board_empty_open(inputs)
});