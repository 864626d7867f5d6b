/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Refund_AllInputs */

const en_ca2_board_refund_all = /** @type {(inputs: Board_Refund_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything that’s left`)
};

const fr_ca2_board_refund_all = /** @type {(inputs: Board_Refund_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout ce qui reste`)
};

/**
* | output |
* | --- |
* | "Everything that’s left" |
*
* @param {Board_Refund_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_refund_all = /** @type {((inputs?: Board_Refund_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Refund_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_refund_all(inputs)
	return en_ca2_board_refund_all(inputs)
});