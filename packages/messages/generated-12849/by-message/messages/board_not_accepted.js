/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Board_Not_AcceptedInputs */

const en_ca2_board_not_accepted = /** @type {(inputs: Board_Not_AcceptedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not accepted yet · ${i?.time}`)
};

const fr_ca2_board_not_accepted = /** @type {(inputs: Board_Not_AcceptedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pas encore acceptée · ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Not accepted yet · {time}" |
*
* @param {Board_Not_AcceptedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_not_accepted = /** @type {((inputs: Board_Not_AcceptedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Not_AcceptedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_not_accepted(inputs)
	return en_ca2_board_not_accepted(inputs)
});