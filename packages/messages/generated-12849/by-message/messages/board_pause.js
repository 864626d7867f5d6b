/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_PauseInputs */

const en_ca2_board_pause = /** @type {(inputs: Board_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause orders`)
};

const fr_ca2_board_pause = /** @type {(inputs: Board_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suspendre les commandes`)
};

/**
* | output |
* | --- |
* | "Pause orders" |
*
* @param {Board_PauseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_pause = /** @type {((inputs?: Board_PauseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_PauseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_pause(inputs)
	return en_ca2_board_pause(inputs)
});