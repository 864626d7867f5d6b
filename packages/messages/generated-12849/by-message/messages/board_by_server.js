/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_By_ServerInputs */

const en_ca2_board_by_server = /** @type {(inputs: Board_By_ServerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir`)
};

const fr_ca2_board_by_server = /** @type {(inputs: Board_By_ServerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir`)
};

/**
* | output |
* | --- |
* | "Comptoir" |
*
* @param {Board_By_ServerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_by_server = /** @type {((inputs?: Board_By_ServerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_By_ServerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_by_server(inputs)
	return en_ca2_board_by_server(inputs)
});