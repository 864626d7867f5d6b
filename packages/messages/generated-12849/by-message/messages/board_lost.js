/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_LostInputs */

const en_ca2_board_lost = /** @type {(inputs: Board_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No connection since ${i?.time}: orders may be missing.`)
};

const fr_ca2_board_lost = /** @type {(inputs: Board_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pas de connexion depuis ${i?.time} : des commandes peuvent manquer.`)
};

/**
* | output |
* | --- |
* | "No connection since {time}: orders may be missing." |
*
* @param {Board_LostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lost = /** @type {((inputs: Board_LostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_LostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lost(inputs)
	return en_ca2_board_lost(inputs)
});