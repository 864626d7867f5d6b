/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_WhatInputs */

const en_ca2_board_refund_what = /** @type {(inputs: Board_Refund_WhatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What do you give back?`)
};

const fr_ca2_board_refund_what = /** @type {(inputs: Board_Refund_WhatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Que remboursez-vous?`)
};

/**
* | output |
* | --- |
* | "What do you give back?" |
*
* @param {Board_Refund_WhatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_what = /** @type {((inputs?: Board_Refund_WhatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_WhatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_what(inputs)
	return en_ca2_board_refund_what(inputs)
});