/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ act: NonNullable<unknown>, reason: NonNullable<unknown> }} Board_History_BecauseInputs */

const en_ca2_board_history_because = /** @type {(inputs: Board_History_BecauseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.act}: ${i?.reason}`)
};

const fr_ca2_board_history_because = /** @type {(inputs: Board_History_BecauseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.act} : ${i?.reason}`)
};

/**
* | output |
* | --- |
* | "{act}: {reason}" |
*
* @param {Board_History_BecauseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_because = /** @type {((inputs: Board_History_BecauseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_BecauseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_because(inputs)
	return en_ca2_board_history_because(inputs)
});