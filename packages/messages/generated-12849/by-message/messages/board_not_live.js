/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_Not_LiveInputs */

const en_ca2_board_not_live = /** @type {(inputs: Board_Not_LiveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This page isn’t connected yet: it shows the orders of ${i?.time}, and its buttons do nothing.`)
};

const fr_ca2_board_not_live = /** @type {(inputs: Board_Not_LiveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette page n’est pas encore connectée : elle montre les commandes de ${i?.time}, et ses boutons ne font rien.`)
};

/**
* | output |
* | --- |
* | "This page isn’t connected yet: it shows the orders of {time}, and its buttons do nothing." |
*
* @param {Board_Not_LiveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_not_live = /** @type {((inputs: Board_Not_LiveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Not_LiveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_not_live(inputs)
	return en_ca2_board_not_live(inputs)
});