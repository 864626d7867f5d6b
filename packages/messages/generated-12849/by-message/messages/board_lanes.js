/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_LanesInputs */

const en_ca2_board_lanes = /** @type {(inputs: Board_LanesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders by state`)
};

const fr_ca2_board_lanes = /** @type {(inputs: Board_LanesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes par étape`)
};

/**
* | output |
* | --- |
* | "Orders by state" |
*
* @param {Board_LanesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_lanes = /** @type {((inputs?: Board_LanesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_LanesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_lanes(inputs)
	return en_ca2_board_lanes(inputs)
});