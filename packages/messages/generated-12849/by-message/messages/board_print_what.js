/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_WhatInputs */

const en_ca2_board_print_what = /** @type {(inputs: Board_Print_WhatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What?`)
};

const fr_ca2_board_print_what = /** @type {(inputs: Board_Print_WhatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quoi?`)
};

/**
* | output |
* | --- |
* | "What?" |
*
* @param {Board_Print_WhatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_what = /** @type {((inputs?: Board_Print_WhatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_WhatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_what(inputs)
	return en_ca2_board_print_what(inputs)
});