/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_Answer_WithinInputs */

const en_ca2_board_answer_within = /** @type {(inputs: Board_Answer_WithinInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Answer within ${i?.time}`)
};

const fr_ca2_board_answer_within = /** @type {(inputs: Board_Answer_WithinInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Répondre d’ici ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Answer within {time}" |
*
* @param {Board_Answer_WithinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_answer_within = /** @type {((inputs: Board_Answer_WithinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Answer_WithinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_answer_within(inputs)
	return en_ca2_board_answer_within(inputs)
});