/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Until_RestockedInputs */

const en_ca2_board_until_restocked = /** @type {(inputs: Board_Until_RestockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Restocked by hand`)
};

const fr_ca2_board_until_restocked = /** @type {(inputs: Board_Until_RestockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remis à la main`)
};

/**
* | output |
* | --- |
* | "Restocked by hand" |
*
* @param {Board_Until_RestockedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_until_restocked = /** @type {((inputs?: Board_Until_RestockedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Until_RestockedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_until_restocked(inputs)
	return en_ca2_board_until_restocked(inputs)
});