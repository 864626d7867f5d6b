/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Empty_ReadyInputs */

const en_ca2_board_empty_ready = /** @type {(inputs: Board_Empty_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is waiting to go out.`)
};

const fr_ca2_board_empty_ready = /** @type {(inputs: Board_Empty_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’attend de partir.`)
};

/**
* | output |
* | --- |
* | "Nothing is waiting to go out." |
*
* @param {Board_Empty_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_empty_ready = /** @type {((inputs?: Board_Empty_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Empty_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_empty_ready(inputs)
	return en_ca2_board_empty_ready(inputs)
});