/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Board_Now_ExtraInputs */

const en_ca2_board_now_extra = /** @type {(inputs: Board_Now_ExtraInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Preparation +${i?.minutes} min`)
};

const fr_ca2_board_now_extra = /** @type {(inputs: Board_Now_ExtraInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Préparation +${i?.minutes} min`)
};

/**
* | output |
* | --- |
* | "Preparation +{minutes} min" |
*
* @param {Board_Now_ExtraInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_now_extra = /** @type {((inputs: Board_Now_ExtraInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Now_ExtraInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_now_extra(inputs)
	return en_ca2_board_now_extra(inputs)
});