/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_ReadyInputs */

const en_ca2_board_ready = /** @type {(inputs: Board_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready`)
};

const fr_ca2_board_ready = /** @type {(inputs: Board_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête`)
};

/**
* | output |
* | --- |
* | "Ready" |
*
* @param {Board_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_ready = /** @type {((inputs?: Board_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_ready(inputs)
	return en_ca2_board_ready(inputs)
});