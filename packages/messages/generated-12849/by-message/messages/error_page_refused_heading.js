/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_Refused_HeadingInputs */

const en_ca2_error_page_refused_heading = /** @type {(inputs: Error_Page_Refused_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t open this page`)
};

const fr_ca2_error_page_refused_heading = /** @type {(inputs: Error_Page_Refused_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous ne pouvez pas ouvrir cette page`)
};

/**
* | output |
* | --- |
* | "You can’t open this page" |
*
* @param {Error_Page_Refused_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_refused_heading = /** @type {((inputs?: Error_Page_Refused_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_Refused_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_refused_heading(inputs)
	return en_ca2_error_page_refused_heading(inputs)
});