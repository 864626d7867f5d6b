/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Board_Refund_To_PointsInputs */

const en_ca2_board_refund_to_points = /** @type {(inputs: Board_Refund_To_PointsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} back as points`)
};

const fr_ca2_board_refund_to_points = /** @type {(inputs: Board_Refund_To_PointsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remis en points`)
};

/**
* | output |
* | --- |
* | "{amount} back as points" |
*
* @param {Board_Refund_To_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_to_points = /** @type {((inputs: Board_Refund_To_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_To_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_to_points(inputs)
	return en_ca2_board_refund_to_points(inputs)
});