/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_StartInputs */

const en_ca2_error_page_start = /** @type {(inputs: Error_Page_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See where to order`)
};

const fr_ca2_error_page_start = /** @type {(inputs: Error_Page_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir où commander`)
};

/**
* | output |
* | --- |
* | "See where to order" |
*
* @param {Error_Page_StartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_start = /** @type {((inputs?: Error_Page_StartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_StartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_start(inputs)
	return en_ca2_error_page_start(inputs)
});