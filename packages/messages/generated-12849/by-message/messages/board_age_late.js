/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Age_LateInputs */

const en_ca2_board_age_late = /** @type {(inputs: Board_Age_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`late`)
};

const fr_ca2_board_age_late = /** @type {(inputs: Board_Age_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`retard`)
};

/**
* | output |
* | --- |
* | "late" |
*
* @param {Board_Age_LateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_age_late = /** @type {((inputs?: Board_Age_LateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Age_LateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_age_late(inputs)
	return en_ca2_board_age_late(inputs)
});