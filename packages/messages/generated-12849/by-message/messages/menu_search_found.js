/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_FoundInputs */

const en_ca2_menu_search_found = /** @type {(inputs: Menu_Search_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dishes found`)
};

const fr_ca2_menu_search_found = /** @type {(inputs: Menu_Search_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plats trouvés`)
};

/**
* | output |
* | --- |
* | "Dishes found" |
*
* @param {Menu_Search_FoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_found = /** @type {((inputs?: Menu_Search_FoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_FoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_found(inputs)
	return en_ca2_menu_search_found(inputs)
});