/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Station_TextInputs */

const en_ca2_board_station_text = /** @type {(inputs: Board_Station_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None chosen: all stations.`)
};

const fr_ca2_board_station_text = /** @type {(inputs: Board_Station_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun choisi : tous les postes.`)
};

/**
* | output |
* | --- |
* | "None chosen: all stations." |
*
* @param {Board_Station_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_station_text = /** @type {((inputs?: Board_Station_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Station_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_station_text(inputs)
	return en_ca2_board_station_text(inputs)
});