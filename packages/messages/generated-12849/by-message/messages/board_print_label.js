/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Print_LabelInputs */

const en_ca2_board_print_label = /** @type {(inputs: Board_Print_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Labels`)
};

const fr_ca2_board_print_label = /** @type {(inputs: Board_Print_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étiquettes`)
};

/**
* | output |
* | --- |
* | "Labels" |
*
* @param {Board_Print_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_print_label = /** @type {((inputs?: Board_Print_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Print_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_print_label(inputs)
	return en_ca2_board_print_label(inputs)
});