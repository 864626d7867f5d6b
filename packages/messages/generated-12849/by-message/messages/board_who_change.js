/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Board_Who_ChangeInputs */

const en_ca2_board_who_change = /** @type {(inputs: Board_Who_ChangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Working: ${i?.name}. Change`)
};

const fr_ca2_board_who_change = /** @type {(inputs: Board_Who_ChangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Au travail : ${i?.name}. Changer`)
};

/**
* | output |
* | --- |
* | "Working: {name}. Change" |
*
* @param {Board_Who_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_who_change = /** @type {((inputs: Board_Who_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Who_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_who_change(inputs)
	return en_ca2_board_who_change(inputs)
});