/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_NoticesInputs */

const en_ca2_menu_search_notices = /** @type {(inputs: Menu_Search_NoticesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the restaurant`)
};

const fr_ca2_menu_search_notices = /** @type {(inputs: Menu_Search_NoticesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant vous dit`)
};

/**
* | output |
* | --- |
* | "From the restaurant" |
*
* @param {Menu_Search_NoticesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_notices = /** @type {((inputs?: Menu_Search_NoticesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_NoticesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_notices(inputs)
	return en_ca2_menu_search_notices(inputs)
});