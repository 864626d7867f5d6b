/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_BeginInputs */

const en_ca2_board_begin = /** @type {(inputs: Board_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start the service`)
};

const fr_ca2_board_begin = /** @type {(inputs: Board_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commencer le service`)
};

/**
* | output |
* | --- |
* | "Start the service" |
*
* @param {Board_BeginInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_begin = /** @type {((inputs?: Board_BeginInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_BeginInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_begin(inputs)
	return en_ca2_board_begin(inputs)
});