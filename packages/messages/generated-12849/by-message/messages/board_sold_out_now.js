/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Sold_Out_NowInputs */

const en_ca2_board_sold_out_now = /** @type {(inputs: Board_Sold_Out_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold out now`)
};

const fr_ca2_board_sold_out_now = /** @type {(inputs: Board_Sold_Out_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Épuisé en ce moment`)
};

/**
* | output |
* | --- |
* | "Sold out now" |
*
* @param {Board_Sold_Out_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_sold_out_now = /** @type {((inputs?: Board_Sold_Out_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Sold_Out_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_sold_out_now(inputs)
	return en_ca2_board_sold_out_now(inputs)
});