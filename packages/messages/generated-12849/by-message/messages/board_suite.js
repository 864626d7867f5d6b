/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_SuiteInputs */

const en_ca2_board_suite = /** @type {(inputs: Board_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suite`)
};

const fr_ca2_board_suite = /** @type {(inputs: Board_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loge`)
};

/**
* | output |
* | --- |
* | "Suite" |
*
* @param {Board_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_suite = /** @type {((inputs?: Board_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_suite(inputs)
	return en_ca2_board_suite(inputs)
});