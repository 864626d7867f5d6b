/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_SchoolInputs */

const en_ca2_board_school = /** @type {(inputs: Board_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`School`)
};

const fr_ca2_board_school = /** @type {(inputs: Board_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`École`)
};

/**
* | output |
* | --- |
* | "School" |
*
* @param {Board_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_school = /** @type {((inputs?: Board_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_school(inputs)
	return en_ca2_board_school(inputs)
});