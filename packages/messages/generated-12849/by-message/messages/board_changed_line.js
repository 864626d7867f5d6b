/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, from: NonNullable<unknown>, to: NonNullable<unknown> }} Board_Changed_LineInputs */

const en_ca2_board_changed_line = /** @type {(inputs: Board_Changed_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: ${i?.from} → ${i?.to}`)
};

const fr_ca2_board_changed_line = /** @type {(inputs: Board_Changed_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : ${i?.from} → ${i?.to}`)
};

/**
* | output |
* | --- |
* | "{name}: {from} → {to}" |
*
* @param {Board_Changed_LineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_changed_line = /** @type {((inputs: Board_Changed_LineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Changed_LineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_changed_line(inputs)
	return en_ca2_board_changed_line(inputs)
});