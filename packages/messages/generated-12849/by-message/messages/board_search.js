/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_SearchInputs */

const en_ca2_board_search = /** @type {(inputs: Board_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a dish or an option`)
};

const fr_ca2_board_search = /** @type {(inputs: Board_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouver un plat ou un choix`)
};

/**
* | output |
* | --- |
* | "Find a dish or an option" |
*
* @param {Board_SearchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_search = /** @type {((inputs?: Board_SearchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_SearchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_search(inputs)
	return en_ca2_board_search(inputs)
});