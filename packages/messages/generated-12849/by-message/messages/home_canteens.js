/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_CanteensInputs */

const en_ca2_home_canteens = /** @type {(inputs: Home_CanteensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Canteens and campuses`)
};

const fr_ca2_home_canteens = /** @type {(inputs: Home_CanteensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cantines et campus`)
};

/**
* | output |
* | --- |
* | "Canteens and campuses" |
*
* @param {Home_CanteensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const home_canteens = /** @type {((inputs?: Home_CanteensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_CanteensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_home_canteens(inputs)
	return en_ca2_home_canteens(inputs)
});