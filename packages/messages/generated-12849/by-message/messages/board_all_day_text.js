/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_All_Day_TextInputs */

const en_ca2_board_all_day_text = /** @type {(inputs: Board_All_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is open now, over all orders`)
};

const fr_ca2_board_all_day_text = /** @type {(inputs: Board_All_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui est ouvert en ce moment, toutes commandes confondues`)
};

/**
* | output |
* | --- |
* | "What is open now, over all orders" |
*
* @param {Board_All_Day_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_all_day_text = /** @type {((inputs?: Board_All_Day_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_All_Day_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_all_day_text(inputs)
	return en_ca2_board_all_day_text(inputs)
});