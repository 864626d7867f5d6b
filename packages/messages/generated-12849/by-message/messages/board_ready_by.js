/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Ready_ByInputs */

const en_ca2_board_ready_by = /** @type {(inputs: Board_Ready_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready by`)
};

const fr_ca2_board_ready_by = /** @type {(inputs: Board_Ready_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête pour`)
};

/**
* | output |
* | --- |
* | "Ready by" |
*
* @param {Board_Ready_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_ready_by = /** @type {((inputs?: Board_Ready_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Ready_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_ready_by(inputs)
	return en_ca2_board_ready_by(inputs)
});