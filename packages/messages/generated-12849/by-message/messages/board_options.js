/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_OptionsInputs */

const en_ca2_board_options = /** @type {(inputs: Board_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Options`)
};

const fr_ca2_board_options = /** @type {(inputs: Board_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choix`)
};

/**
* | output |
* | --- |
* | "Options" |
*
* @param {Board_OptionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_options = /** @type {((inputs?: Board_OptionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_OptionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_options(inputs)
	return en_ca2_board_options(inputs)
});