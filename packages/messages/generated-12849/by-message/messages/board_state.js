/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_StateInputs */

const en_ca2_board_state = /** @type {(inputs: Board_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`State`)
};

const fr_ca2_board_state = /** @type {(inputs: Board_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étape`)
};

/**
* | output |
* | --- |
* | "State" |
*
* @param {Board_StateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_state = /** @type {((inputs?: Board_StateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_StateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_state(inputs)
	return en_ca2_board_state(inputs)
});