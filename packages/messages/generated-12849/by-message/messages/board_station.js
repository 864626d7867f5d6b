/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_StationInputs */

const en_ca2_board_station = /** @type {(inputs: Board_StationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stations`)
};

const fr_ca2_board_station = /** @type {(inputs: Board_StationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Postes`)
};

/**
* | output |
* | --- |
* | "Stations" |
*
* @param {Board_StationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_station = /** @type {((inputs?: Board_StationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_StationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_station(inputs)
	return en_ca2_board_station(inputs)
});