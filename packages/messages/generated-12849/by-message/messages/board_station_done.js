/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Station_DoneInputs */

const en_ca2_board_station_done = /** @type {(inputs: Board_Station_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Done here`)
};

const fr_ca2_board_station_done = /** @type {(inputs: Board_Station_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fait ici`)
};

/**
* | output |
* | --- |
* | "Done here" |
*
* @param {Board_Station_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_station_done = /** @type {((inputs?: Board_Station_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Station_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_station_done(inputs)
	return en_ca2_board_station_done(inputs)
});