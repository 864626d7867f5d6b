/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_PopularInputs */

const en_ca2_menu_popular = /** @type {(inputs: Menu_PopularInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Popular`)
};

const fr_ca2_menu_popular = /** @type {(inputs: Menu_PopularInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Populaire`)
};

/**
* | output |
* | --- |
* | "Popular" |
*
* @param {Menu_PopularInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_popular = /** @type {((inputs?: Menu_PopularInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_PopularInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_popular(inputs)
	return en_ca2_menu_popular(inputs)
});