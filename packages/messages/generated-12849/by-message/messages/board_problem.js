/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, problem: NonNullable<unknown> }} Board_ProblemInputs */

const en_ca2_board_problem = /** @type {(inputs: Board_ProblemInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number}: ${i?.problem}`)
};

const fr_ca2_board_problem = /** @type {(inputs: Board_ProblemInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commande ${i?.number} : ${i?.problem}`)
};

/**
* | output |
* | --- |
* | "Order {number}: {problem}" |
*
* @param {Board_ProblemInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_problem = /** @type {((inputs: Board_ProblemInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ProblemInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_problem(inputs)
	return en_ca2_board_problem(inputs)
});