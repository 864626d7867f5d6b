/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_FindInputs */

const en_ca2_home_find = /** @type {(inputs: Home_FindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a location`)
};

const fr_ca2_home_find = /** @type {(inputs: Home_FindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouver un établisse­ment`)
};

/**
* | output |
* | --- |
* | "Find a location" |
*
* @param {Home_FindInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const home_find = /** @type {((inputs?: Home_FindInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_FindInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_home_find(inputs)
	return en_ca2_home_find(inputs)
});