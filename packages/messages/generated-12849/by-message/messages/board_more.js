/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Board_MoreInputs */

const en_ca2_board_more = /** @type {(inputs: Board_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`More about order ${i?.number}`)
};

const fr_ca2_board_more = /** @type {(inputs: Board_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plus sur la commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "More about order {number}" |
*
* @param {Board_MoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_more = /** @type {((inputs: Board_MoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_MoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_more(inputs)
	return en_ca2_board_more(inputs)
});