/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Age_Very_LateInputs */

const en_ca2_board_age_very_late = /** @type {(inputs: Board_Age_Very_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`very late`)
};

const fr_ca2_board_age_very_late = /** @type {(inputs: Board_Age_Very_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`gros retard`)
};

/**
* | output |
* | --- |
* | "very late" |
*
* @param {Board_Age_Very_LateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_age_very_late = /** @type {((inputs?: Board_Age_Very_LateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Age_Very_LateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_age_very_late(inputs)
	return en_ca2_board_age_very_late(inputs)
});