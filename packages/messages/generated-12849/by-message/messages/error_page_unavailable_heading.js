/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_Unavailable_HeadingInputs */

const en_ca2_error_page_unavailable_heading = /** @type {(inputs: Error_Page_Unavailable_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll be right back`)
};

const fr_ca2_error_page_unavailable_heading = /** @type {(inputs: Error_Page_Unavailable_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous revenons tout de suite`)
};

/**
* | output |
* | --- |
* | "We’ll be right back" |
*
* @param {Error_Page_Unavailable_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_unavailable_heading = /** @type {((inputs?: Error_Page_Unavailable_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_Unavailable_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_unavailable_heading(inputs)
	return en_ca2_error_page_unavailable_heading(inputs)
});