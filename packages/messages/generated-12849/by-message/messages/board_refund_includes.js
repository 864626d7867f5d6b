/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ taxes: NonNullable<unknown>, tip: NonNullable<unknown> }} Board_Refund_IncludesInputs */

const en_ca2_board_refund_includes = /** @type {(inputs: Board_Refund_IncludesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Includes ${i?.taxes} of taxes and ${i?.tip} of tip`)
};

const fr_ca2_board_refund_includes = /** @type {(inputs: Board_Refund_IncludesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dont ${i?.taxes} de taxes et ${i?.tip} de pourboire`)
};

/**
* | output |
* | --- |
* | "Includes {taxes} of taxes and {tip} of tip" |
*
* @param {Board_Refund_IncludesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_includes = /** @type {((inputs: Board_Refund_IncludesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_IncludesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_includes(inputs)
	return en_ca2_board_refund_includes(inputs)
});